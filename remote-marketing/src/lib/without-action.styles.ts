/** Where nothing can be pressed and nothing turns: on paper, and where scripts are switched off. */
export const withoutAction = '@media print, (scripting: none)';
