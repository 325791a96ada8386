import ts from 'typescript';

/** Titles of the tests in a source file, with `${…}` and `%s` unchanged. */
export function testTitles(fileName: string, source: string): Set<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) && isTest(node.expression) ? node.arguments[0] : undefined;
    if (title) titles.add(textOf(title));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true));
  return titles;
}

/** `test(…)`, `it(…)`, `test.each(…)(…)` and so on; no groups or hooks. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it';
  if (ts.isCallExpression(callee)) return isTable(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return isTable(callee.tag);
  return false;
}

/** `test.each` of jest, `test.prop` of fast-check: the returned function takes the title. */
const isTable = (callee: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(callee) && ['each', 'prop'].includes(callee.name.text) && isTest(callee.expression);

function textOf(title: ts.Expression): string {
  if (ts.isStringLiteral(title) || ts.isNoSubstitutionTemplateLiteral(title)) return title.text;
  return title.getText().replace(/^`|`$/g, '');
}
