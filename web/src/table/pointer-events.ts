const HOVER_DELAY = 450;
const LONG_PRESS_DELAY = 500;

export interface PointerHandlers {
  activate(): void;
  enter(): void;
  leave(): void;
  /** Explicit after a long press; not explicit when the pointer only rests on the target. */
  explain(isExplicit: boolean): void;
  away(): void;
}

/** Listen to mouse, touch and keys on a target: a click or Enter activates it, hovering or a long press explains it. */
export function listenToPointer(element: Element, handlers: PointerHandlers): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let wasLongPress = false;
  const stop = () => clearTimeout(waiting);
  const schedule = (milliseconds: number, then: () => void) => {
    stop();
    waiting = setTimeout(then, milliseconds);
  };
  const leave = () => {
    stop();
    handlers.leave();
    handlers.away();
  };
  const listeners: Record<string, (event: Event) => void> = {
    pointerenter: (event) => {
      if ((event as PointerEvent).pointerType === 'touch') return;
      handlers.enter();
      schedule(HOVER_DELAY, () => handlers.explain(false));
    },
    pointerleave: (event) => (event as PointerEvent).pointerType !== 'touch' && leave(),
    pointerdown: (event) => {
      wasLongPress = false;
      if ((event as PointerEvent).pointerType === 'touch')
        schedule(LONG_PRESS_DELAY, () => {
          wasLongPress = true;
          handlers.explain(true);
        });
    },
    pointerup: stop,
    pointercancel: stop,
    focus: () => {
      handlers.enter();
      if (element.matches(':focus-visible')) schedule(HOVER_DELAY, () => handlers.explain(false));
    },
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
