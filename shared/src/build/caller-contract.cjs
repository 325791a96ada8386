const ts = require('typescript');

/**
 * The fields of an endpoint that `call` of `shared/http` reads; the others are for the API, and for
 * types.
 */
const READ_BY_CALL = ['method', 'path', 'access', 'upload', 'produces', 'repeatable'];

const isContract = (file) => /[\\/]shared[\\/]src[\\/]contract[\\/]/.test(file);

/**
 * TypeScript transformer for pages: a bundle contains only the parts of the contract that its pages
 * use. An endpoint keeps the fields that a call needs, and every other value that is created by
 * calls (a schema) is marked as free of side effects, so that it and the schema library are dropped
 * unless something uses them.
 * @param {{ checksResponses?: boolean }} options `checksResponses`: an endpoint also keeps the
 * schemas of its responses
 * @returns {import('typescript').TransformerFactory<import('typescript').SourceFile>}
 */
const callerContract =
  ({ checksResponses = false } = {}) =>
  (context) =>
    transformer(context, checksResponses ? [...READ_BY_CALL, 'responses'] : READ_BY_CALL);

function transformer(context, fields) {
  const { factory } = context;
  return (source) => (isContract(source.fileName) ? ts.visitEachChild(source, statement, context) : source);

  function statement(node) {
    if (!ts.isVariableStatement(node)) return node;
    return ts.visitEachChild(node, (list) => ts.visitEachChild(list, declaration, context), context);
  }

  function declaration(node) {
    if (!ts.isVariableDeclaration(node) || !node.initializer || !hasCall(node.initializer)) return node;
    const value = endpointOf(node.initializer) ?? pure(node.initializer);
    return factory.updateVariableDeclaration(node, node.name, node.exclamationToken, node.type, value);
  }

  function endpointOf(node) {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'endpoint') return undefined;
    const [definition] = node.arguments;
    if (!definition || !ts.isObjectLiteralExpression(definition)) return undefined;
    const kept = definition.properties.filter(({ name }) => !name || fields.includes(name.getText()));
    const called = factory.updateObjectLiteralExpression(definition, kept);
    return kept.some((field) => ts.isSpreadAssignment(field) || hasCall(field)) ? pure(called) : called;
  }

  function pure(value) {
    const made = factory.createImmediatelyInvokedArrowFunction([factory.createReturnStatement(value)]);
    return ts.addSyntheticLeadingComment(made, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__', false);
  }
}

/** Whether creating the value calls anything; calls inside the body of a function do not count. */
const hasCall = (node) =>
  ts.isCallExpression(node) ||
  ts.isNewExpression(node) ||
  (!ts.isFunctionLike(node) && (ts.forEachChild(node, hasCall) ?? false));

module.exports = { callerContract };
