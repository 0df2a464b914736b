/** What the reader wants to see on the galaxy besides the pieces. */
class Display {
  ranges = $state(false);
  names = $state(false);
}

export const display = new Display();
