/** A part of a pictogram: a text, a symbol, or a number with its symbol. */
export interface PictogramPart {
  readonly symbol?: string;
  readonly text?: string;
}
