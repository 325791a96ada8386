/**
 * Lint rules of this repository, as a plugin of oxlint (`.oxlintrc.json`). Each forbids what its
 * selectors match (https://eslint.org/docs/latest/extend/selectors).
 */
const forbid = (message, ...selectors) => ({
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});

export default {
  meta: { name: 'kadam' },
  rules: {
    'no-spread-of-literals': forbid(
      'Write the properties in place; the formatter breaks the lines.',
      'ObjectExpression > SpreadElement > ObjectExpression',
      'ArrayExpression > SpreadElement > ArrayExpression',
      'JSXSpreadAttribute > ObjectExpression',
    ),
    'no-html-strings': forbid(
      'Text nodes only: a string parsed as HTML is how scripts get in (docs/security.md).',
      "JSXAttribute[name.name='dangerouslySetInnerHTML']",
      'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/]',
      "MemberExpression[object.name='document'][property.name='write']",
    ),
    'imports-on-demand': forbid(
      'Write onDemand(() => import(…)) of @kadam/shared/on-demand: anything else repeats a failed import for ever.',
      "ImportExpression:not(CallExpression[callee.name='onDemand'] > ArrowFunctionExpression > ImportExpression)",
      "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name='lazy']",
      "MemberExpression[object.name='React'][property.name='lazy']",
    ),
    'no-endpoint-schemas': forbid(
      'A page keeps of an endpoint only what a call needs: name the schema itself (docs/decisions/0087).',
      'MemberExpression[property.name=/^(responses|failures)$/]',
    ),
  },
};
