export interface Size {
  width: number;
  height: number;
}

export interface BoardLayout {
  /** One column as wide as the room; the rest is reached by dragging. */
  isTall: boolean;
  /** The whole board in little room: margins shrink, texts keep their size. */
  isDense: boolean;
  width: number;
  /** Null: as high as its content. */
  height: number | null;
  scale: number;
}

/** The least size for the wide layout, and the size from which it is scaled up. */
const MIN_WIDE: Size = { width: 620, height: 380 };
const COMFORTABLE: Size = { width: 760, height: 556 };
const DENSE_HEIGHT = 530;
const PHONE = 390;
const LARGE_PHONE = 480;

/** How the board fills its room. It is never scaled down; little room gets the tall layout. */
export function layoutFor(room: Size): BoardLayout {
  return room.width < MIN_WIDE.width || room.height < MIN_WIDE.height ? tall(room) : wide(room);
}

function tall({ width }: Size): BoardLayout {
  const drawn = width > LARGE_PHONE ? width : PHONE;
  return { isTall: true, isDense: false, width: drawn, height: null, scale: (width || drawn) / drawn };
}

function wide(room: Size): BoardLayout {
  const scale = Math.max(1, Math.min(room.width / COMFORTABLE.width, room.height / COMFORTABLE.height));
  const height = room.height / scale;
  return { isTall: false, isDense: height < DENSE_HEIGHT, width: room.width / scale, height, scale };
}
