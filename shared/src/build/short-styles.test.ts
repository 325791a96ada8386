/** @jest-environment node */
import ts from 'typescript';
import { shortStyles } from './short-styles.cjs';

const built = (text: string): string =>
  ts
    .transpileModule(text, {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
      transformers: { before: [shortStyles] },
    })
    .outputText.trim();

test('CSS of styled-components loses comments, indents and line ends, and keeps every blank that means something', () => {
  const source = `export const Box = styled(Link).attrs<Props>({ a: 1 })<{ $b: string }>\`
  /* A finger's room. */
  padding: \${space(1)} calc(1px + \${space(2)});

  & > svg, a :hover {
    content: ' a  {b} ';
    color: red;
  }

  \${narrow(css\`
    margin: 0;
  \`)}
  \${({ $b }) => $b} &::after { inset: 0 }
\`;`;
  expect(built(source)).toBe(
    "export const Box = styled(Link).attrs({ a: 1 }) `padding:${space(1)} calc(1px + ${space(2)});& > svg,a :hover{content:' a  {b} ';color:red;}${narrow(css `margin:0;`)} ${({ $b }) => $b} &::after{inset:0}`;",
  );
});

test('an escape of CSS stays as it was written', () => {
  expect(built(String.raw`export const a = css${'`'}  content: '\\201C';  ${'`'};`)).toBe(
    String.raw`export const a = css ${'`'}content:'\\201C';${'`'};`,
  );
});

test('other templates stay as they are', () => {
  const source = 'export const text = `a  {  b`;\nexport const raw = String.raw `a  {  b`;';
  expect(built(source)).toBe(source);
});
