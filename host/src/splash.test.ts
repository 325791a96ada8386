import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const script = readFileSync(join(__dirname, '../public/splash.js'), 'utf8');

let readyState: DocumentReadyState;

function arrive(state: DocumentReadyState): void {
  readyState = state;
  document.dispatchEvent(new Event('readystatechange'));
}

const splash = () => document.getElementById('splash');
const endAnimation = () => splash()?.dispatchEvent(new Event('animationend', { bubbles: true }));

beforeEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset.splash;
  document.body.replaceChildren(
    ...['splash', 'root'].map((id) => Object.assign(document.createElement('div'), { id })),
  );
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  readyState = 'loading';
  window.eval(script);
});

test('the page below is inert until the animation of the splash ends', () => {
  arrive('interactive');
  expect(document.getElementById('root')?.hasAttribute('inert')).toBe(true);
  endAnimation();
  expect(splash()).toBeNull();
  expect(document.getElementById('root')?.hasAttribute('inert')).toBe(false);
});

test('a splash that is over before the rest of the document has come leaves nothing behind', () => {
  endAnimation();
  arrive('interactive');
  expect(splash()).toBeNull();
  expect(document.getElementById('root')?.hasAttribute('inert')).toBe(false);
});
