/** How the line of a palette number is dashed in charts, so that colour is not needed to tell lines apart. */
export const DASHES = ['', '7 3', '12 4', '2 3', '4 4', '14 3 3 3', '9 3 2 3', '3 2 8 2', '1 3'];
