/** In print and without JavaScript. */
export const withoutAction = '@media print, (scripting: none)';
