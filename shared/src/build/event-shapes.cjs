const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const ts = require('typescript');

const EVENTS = join(__dirname, '../events/index.ts');
const { SyntaxKind } = ts;

const KEYWORDS = {
  [SyntaxKind.UnknownKeyword]: [{ kind: 'any' }],
  [SyntaxKind.AnyKeyword]: [{ kind: 'any' }],
  [SyntaxKind.UndefinedKeyword]: [{ kind: 'absent' }],
  [SyntaxKind.StringKeyword]: [{ kind: 'string' }],
  [SyntaxKind.NumberKeyword]: [{ kind: 'number' }],
  [SyntaxKind.BooleanKeyword]: [true, false].map((value) => ({ kind: 'literal', value })),
};
const LITERALS = { [SyntaxKind.TrueKeyword]: true, [SyntaxKind.FalseKeyword]: false };
/** Tags in a field's doc comment that limit its values, by the limited property. */
const BOUNDS = { string: ['minLength', 'maxLength'], number: ['minimum', 'maximum'] };

/**
 * The shape of each portal event's detail (`Shapes` of shared/src/remote/platform.ts), read from
 * the types of shared/src/events, so that the release tool can find fields that became narrower.
 * @param {string} [text] source of shared/src/events
 * @returns {Record<string, import('../remote/platform').Shapes>} by event name
 */
function eventShapes(text = readFileSync(EVENTS, 'utf8')) {
  const source = ts.createSourceFile('events.ts', text, ts.ScriptTarget.Latest, true);
  const types = new Map(source.statements.filter(isType).map((node) => [node.name.text, node]));
  const { members } = types.get('PortalEvents');
  return Object.fromEntries(members.map(({ name, type }) => [name.text, shapesOf(type, types)]));
}

const isType = (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

function shapesOf(node, types) {
  if (ts.isParenthesizedTypeNode(node)) return shapesOf(node.type, types);
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((one) => shapesOf(one, types));
  if (ts.isLiteralTypeNode(node)) return [literal(node.literal)];
  if (ts.isTypeLiteralNode(node)) return [objectOf(node, types)];
  if (ts.isTypeOperatorNode(node) && ts.isArrayTypeNode(node.type)) return shapesOf(node.type, types);
  if (ts.isArrayTypeNode(node)) return [{ kind: 'list', of: shapesOf(node.elementType, types) }];
  if (ts.isTypeReferenceNode(node)) return named(node, types);
  return KEYWORDS[node.kind] ?? [opaque(node)];
}

// Inside its own definition, a recursive type is represented by its name.
function named(node, types) {
  const name = node.getText();
  const declared = types.get(name);
  if (!declared) return [opaque(node)];
  const others = new Map([...types].filter(([other]) => other !== name));
  return ts.isInterfaceDeclaration(declared) ? [objectOf(declared, others)] : shapesOf(declared.type, others);
}

function objectOf(node, types) {
  if (node.heritageClauses || !node.members.every(ts.isPropertySignature)) return opaque(node);
  const fields = node.members.map((member) => {
    const shapes = shapesOf(member.type, types).map((shape) => ({ ...shape, ...boundsOf(member, shape.kind) }));
    return [member.name.text, { isOptional: Boolean(member.questionToken), shapes }];
  });
  return { kind: 'object', fields: Object.fromEntries(fields) };
}

function boundsOf(member, kind) {
  const tags = ts.getJSDocTags(member).filter(({ tagName }) => BOUNDS[kind]?.includes(tagName.text));
  return Object.fromEntries(tags.map(({ tagName, comment }) => [tagName.text, Number(comment)]));
}

function literal(node) {
  if (node.kind === SyntaxKind.NullKeyword) return { kind: 'absent' };
  if (node.kind in LITERALS) return { kind: 'literal', value: LITERALS[node.kind] };
  if (ts.isStringLiteral(node)) return { kind: 'literal', value: node.text };
  return ts.isNumericLiteral(node) ? { kind: 'literal', value: Number(node.text) } : opaque(node);
}

const opaque = (node) => ({ kind: 'opaque', text: node.getText().replace(/\s+/g, ' ') });

module.exports = { eventShapes };
