import type { BuildStatus } from './hot-bundles';

const ID = 'kadam-dev-overlay';
const LOOK = {
  frame:
    'position:fixed;inset:0;z-index:2147483647;overflow:auto;padding:32px 5vw;background:#0c1716;color:#fff;font:16px/1.5 system-ui,sans-serif',
  title: 'margin:0 0 8px;color:#fff;font-size:24px',
  note: 'margin:0 0 24px;color:#cfd8d6',
  place: 'margin:0;color:#ffb4a2;font-family:ui-monospace,monospace',
  message: 'margin:4px 0 24px;white-space:pre-wrap;font:14px/1.5 ui-monospace,monospace',
};

/** Shows build errors above the page, or removes them. The page keeps its state. */
export function showBuildErrors(statuses: readonly BuildStatus[]): void {
  document.getElementById(ID)?.remove();
  if (statuses.length === 0) return;
  const frame = element('div', LOOK.frame);
  frame.id = ID;
  frame.setAttribute('role', 'alert');
  for (const { bundle, errors } of statuses) {
    frame.append(element('h2', LOOK.title, `${bundle} cannot be built`));
    frame.append(element('p', LOOK.note, 'Fix the file; the page stays as it was until then.'));
    for (const { file, line, message } of errors) {
      frame.append(element('p', LOOK.place, line > 0 ? `${file}:${line}` : file));
      frame.append(element('pre', LOOK.message, message));
    }
  }
  document.body.append(frame);
}

// The content security policy allows styles that a script sets, but no style attributes.
function element(name: string, look: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.style.cssText = look;
  made.textContent = text;
  return made;
}
