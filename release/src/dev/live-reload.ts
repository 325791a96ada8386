import type { IncomingMessage, ServerResponse } from 'node:http';

/** Addresses of the two helpers that only development has. */
const EVENTS = '/__dev/events';
const SCRIPT = '/__dev/reload.js';

/** Put before `</body>` of every document of the dev server. */
export const RELOAD_TAG = `<script src="${SCRIPT}" defer></script>`;

const BROWSER_SIDE = `new EventSource('${EVENTS}').addEventListener('changed', () => location.reload());\n`;

/** Tells open pages to load again. Server-sent events: one line a change, and the browser connects again by itself. */
export function liveReload() {
  const pages = new Set<ServerResponse>();
  return {
    changed: () => pages.forEach((page) => page.write('event: changed\ndata: now\n\n')),
    /** Answers true when the request was for one of the helpers. */
    answer({ url }: IncomingMessage, response: ServerResponse): boolean {
      if (url === SCRIPT) {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(BROWSER_SIDE);
        return true;
      }
      if (url !== EVENTS) return false;
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(':\n\n');
      pages.add(response);
      response.once('close', () => pages.delete(response));
      return true;
    },
    close: () => pages.forEach((page) => page.end()),
  };
}
