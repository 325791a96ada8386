import type { BuildStatus } from './hot-bundles';

const ID = 'kadam-dev-overlay';
const LOOK = {
  panel:
    'position:fixed;inset:auto 0 0;z-index:2147483647;max-height:45vh;overflow:auto;padding:16px 24px;background:#0c1716;color:#fff;font:16px/1.5 system-ui,sans-serif;border-top:3px solid #ffb4a2',
  hide: 'float:right;padding:8px 16px;color:#fff;background:none;border:1px solid;border-radius:4px;font:inherit;cursor:pointer',
  title: 'margin:0 0 4px;color:#fff;font-size:20px',
  note: 'margin:0 0 16px;color:#cfd8d6',
  place: 'margin:0;color:#ffb4a2;font-family:ui-monospace,monospace;overflow-wrap:anywhere',
  message: 'margin:4px 0;white-space:pre-wrap;font:14px/1.5 ui-monospace,monospace',
  frame: 'margin:4px 0 16px;padding:8px;background:#1b2a28;overflow-x:auto;font:14px/1.5 ui-monospace,monospace',
};

/**
 * Shows build errors at the bottom of the page, or removes them. The page keeps its state and stays
 * usable; errors that were hidden appear again after the next build.
 */
export function showBuildErrors(statuses: readonly BuildStatus[]): void {
  document.getElementById(ID)?.remove();
  if (statuses.length === 0) return;
  const panel = element('div', LOOK.panel);
  panel.id = ID;
  panel.setAttribute('role', 'alert');
  panel.append(hideButton(panel));
  for (const { bundle, errors } of statuses) {
    panel.append(element('h2', LOOK.title, `${bundle} cannot be built`));
    panel.append(element('p', LOOK.note, 'Fix the file; the page stays as it was until then.'));
    for (const { file, line, message, frame } of errors) {
      panel.append(element('p', LOOK.place, line > 0 ? `${file}:${line}` : file));
      panel.append(element('pre', LOOK.message, message));
      if (frame !== '') panel.append(element('pre', LOOK.frame, frame));
    }
  }
  document.body.append(panel);
}

function hideButton(panel: HTMLElement): HTMLElement {
  const button = element('button', LOOK.hide, 'Hide');
  button.addEventListener('click', () => panel.remove());
  return button;
}

// The content security policy allows styles that a script sets, but no style attributes.
function element(name: string, look: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.style.cssText = look;
  made.textContent = text;
  return made;
}
