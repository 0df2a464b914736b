/** Dash patterns of chart lines by palette number, so that lines differ without colour. */
export const DASHES = ['', '7 3', '12 4', '2 3', '4 4', '14 3 3 3', '9 3 2 3', '3 2 8 2', '1 3'];
