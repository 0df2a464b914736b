/** What is shown on the galaxy besides the pieces. */
class MapOptions {
  ranges = $state(false);
  names = $state(false);
}

export const mapOptions = new MapOptions();
