export interface Room {
  width: number;
  height: number;
}

export interface Shape {
  isTall: boolean;
  width: number;
  scale: number;
  left: number;
  top: number;
}

const WIDE: Room = { width: 824, height: 602 };
const PHONE = 390;
const LARGE_PHONE = 480;
const LEGIBLE = 0.72;

/** How the board fills its room: as a whole if it stays legible, else by its width, and one drags for the rest. */
export function fitted(room: Room, natural: number): Shape {
  const whole = Math.min(room.width / WIDE.width, room.height / WIDE.height);
  return whole < LEGIBLE ? tall(room) : wide(room, natural || WIDE.height);
}

function tall({ width }: Room): Shape {
  const drawn = width > LARGE_PHONE ? width : PHONE;
  return { isTall: true, width: drawn, scale: (width || drawn) / drawn, left: 0, top: 0 };
}

function wide({ width, height }: Room, natural: number): Shape {
  const scale = Math.min(width / WIDE.width, height / natural);
  return {
    isTall: false,
    width: WIDE.width,
    scale,
    left: Math.max(0, (width - WIDE.width * scale) / 2),
    top: Math.max(0, (height - natural * scale) / 2),
  };
}
