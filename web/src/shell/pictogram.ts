/** A piece of a tile's picture: words, a symbol, or a number with its symbol. */
export interface PictogramPart {
  readonly symbol?: string;
  readonly text?: string;
}
