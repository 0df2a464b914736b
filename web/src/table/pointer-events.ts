const LONG_PRESS_DELAY = 400; // milliseconds

export interface PointerHandlers {
  activate(): void;
  enter(): void;
  leave(): void;
  /** A finger was held on it. */
  hold(): void;
}

/** Listen to mouse, touch and keys on a target: a click or Enter activates it. */
export function listenToPointer(element: Element, handlers: PointerHandlers): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let wasLongPress = false;
  const stop = () => clearTimeout(waiting);
  const leave = () => {
    stop();
    handlers.leave();
  };
  const listeners: Record<string, (event: Event) => void> = {
    pointerenter: (event) => {
      if ((event as PointerEvent).pointerType !== 'touch') handlers.enter();
    },
    pointerleave: (event) => (event as PointerEvent).pointerType !== 'touch' && leave(),
    pointerdown: (event) => {
      stop();
      wasLongPress = false;
      if ((event as PointerEvent).pointerType !== 'touch') return;
      waiting = setTimeout(() => {
        wasLongPress = true;
        handlers.hold();
      }, LONG_PRESS_DELAY);
    },
    pointerup: stop,
    pointercancel: stop,
    focus: () => handlers.enter(),
    blur: leave,
    click: () => {
      stop();
      if (!wasLongPress) handlers.activate();
    },
    contextmenu: (event) => event.preventDefault(),
    keydown: (event) => {
      const { key, shiftKey } = event as KeyboardEvent;
      if ((key !== 'Enter' && key !== ' ') || shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      handlers.activate();
    },
  };
  for (const [name, handler] of Object.entries(listeners)) element.addEventListener(name, handler);
  return () => {
    stop();
    for (const [name, handler] of Object.entries(listeners)) element.removeEventListener(name, handler);
  };
}
