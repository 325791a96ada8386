const ts = require('typescript');

/** Functions of styled-components whose templates are CSS; also behind calls and properties, as in `styled(Link).attrs(…)`. */
const TAGS = ['css', 'createGlobalStyle', 'keyframes', 'styled'];

const QUOTED = `"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'`;
const BLANK = new RegExp(`(${QUOTED})|(?:\\s|/\\*[^]*?\\*/)+`, 'g');
const AROUND = new RegExp(`(${QUOTED})| ?([{};,]) ?|(:) `, 'g');

/**
 * TypeScript transformer for pages: CSS in the templates of styled-components travels without comments, indents and line ends. A minimizer of
 * JavaScript must leave templates as they are.
 * @returns {import('typescript').TransformerFactory<import('typescript').SourceFile>}
 */
function shortStyles(context) {
  const { factory } = context;
  return (source) => ts.visitNode(source, visit);

  function visit(node) {
    const seen = ts.visitEachChild(node, visit, context);
    if (!ts.isTaggedTemplateExpression(seen) || !TAGS.includes(tagName(seen.tag))) return seen;
    return factory.updateTaggedTemplateExpression(seen, seen.tag, seen.typeArguments, shortened(seen.template));
  }

  function shortened(template) {
    if (ts.isNoSubstitutionTemplateLiteral(template))
      return factory.createNoSubstitutionTemplateLiteral(undefined, shortCss(template.rawText).trim());
    const head = factory.createTemplateHead(undefined, shortCss(template.head.rawText).trimStart());
    const spans = template.templateSpans.map(({ expression, literal }) =>
      factory.createTemplateSpan(expression, shortPiece(literal)),
    );
    return factory.createTemplateExpression(head, spans);
  }

  function shortPiece(literal) {
    const css = shortCss(literal.rawText);
    return ts.isTemplateTail(literal)
      ? factory.createTemplateTail(undefined, css.trimEnd())
      : factory.createTemplateMiddle(undefined, css);
  }
}

/** Nothing that a style means stands in these blanks; between other signs one blank may (`a :hover`, `1px solid`). */
const shortCss = (css) =>
  css.replace(BLANK, (_, quoted) => quoted ?? ' ').replace(AROUND, (_, quoted, sign, colon) => quoted ?? sign ?? colon);

function tagName(tag) {
  if (ts.isCallExpression(tag) || ts.isPropertyAccessExpression(tag)) return tagName(tag.expression);
  return ts.isIdentifier(tag) ? tag.text : '';
}

module.exports = { shortStyles };
