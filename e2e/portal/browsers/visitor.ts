import { expect } from '@playwright/test';
import type { Driver, Key } from './driver';

const PRESSED = 'button, a[href], summary, [role=menuitem], [role=button]';
const FIELDS = 'input, textarea, select, [role=textbox]';
const TIMEOUT = { timeout: 20_000, intervals: [50, 100, 200] };

/**
 * A user of a browser: reads text, and finds buttons and fields by name. Elements behind a dialog
 * are unavailable.
 */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  open(path: string): Promise<void> {
    return this.driver.goto(this.origin + path);
  }

  async presses(name: string): Promise<void> {
    await this.act({ name, kinds: PRESSED }, (element) => this.driver.click(element));
  }

  /** Ends the splash with its button, unless its 4.5 seconds are over. */
  async skipsSplash(): Promise<void> {
    await expect(async () => {
      const button = await this.driver.find(reachable, { name: 'Skip', kinds: PRESSED });
      if (button !== undefined) await this.driver.click(button);
      expect(await this.driver.evaluate(() => document.documentElement.dataset.splash, null)).toBe('over');
    }).toPass(TIMEOUT);
  }

  async fills(label: string, text: string): Promise<void> {
    await this.act({ name: label, kinds: FIELDS }, (field) => this.driver.type(field, text));
  }

  /** Selects an option by its value, which no driver does in every browser. */
  async picks(label: string, value: string): Promise<void> {
    await this.finds(`select[aria-label="${label}"]`);
    await this.driver.evaluate(
      (wanted) => {
        const list = document.querySelector<HTMLSelectElement>(`select[aria-label="${wanted.label}"]`);
        if (list) list.value = wanted.value;
        list?.dispatchEvent(new Event('change', { bubbles: true }));
      },
      { label, value },
    );
  }

  async chooses(label: string, file: string): Promise<void> {
    await this.act({ name: label, kinds: 'input[type=file]' }, (field) => this.driver.chooseFile(field, file));
  }

  /** Types at the caret. */
  writes(text: string): Promise<void> {
    return this.driver.write(text);
  }

  hits(key: Key): Promise<void> {
    return this.driver.press(key);
  }

  reloads(): Promise<void> {
    return this.driver.reload();
  }

  /** Resizes the window to the width of a phone. */
  isOnAPhone(): Promise<void> {
    return this.driver.resize(360, 740);
  }

  async goesBack(): Promise<void> {
    await this.driver.evaluate(() => history.back(), null);
  }

  /** Waits until this text is visible. */
  async sees(text: string): Promise<void> {
    await expect
      .poll(() => this.driver.evaluate(readable, null), { ...TIMEOUT, message: `'${text}' is on the page` })
      .toContain(text);
  }

  async doesNotSee(text: string): Promise<void> {
    await expect.poll(() => this.driver.evaluate(readable, null), TIMEOUT).not.toContain(text);
  }

  async scrollsTo(selector: string): Promise<void> {
    await this.finds(selector);
    await this.driver.evaluate((wanted) => document.querySelector(wanted)?.scrollIntoView(), selector);
  }

  /** Waits until this many elements match. */
  async finds(selector: string, atLeast = 1): Promise<void> {
    const count = () => this.driver.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
    await expect.poll(count, { ...TIMEOUT, message: `'${selector}' is on the page` }).toBeGreaterThanOrEqual(atLeast);
  }

  /** Waits until the focused element has this text. */
  async isOn(text: string): Promise<void> {
    const focused = () => this.driver.evaluate(() => document.activeElement?.textContent?.trim(), null);
    await expect.poll(focused, { ...TIMEOUT, message: `'${text}' has the focus` }).toBe(text);
  }

  /** Runs a self-contained script in the page. */
  runs<Answer>(script: () => Answer): Promise<Answer> {
    return this.driver.evaluate(script, null);
  }

  async isAt(path: RegExp): Promise<void> {
    await expect.poll(() => this.driver.evaluate(() => location.pathname, null), TIMEOUT).toMatch(path);
  }

  /** Stored values of this browser, from an earlier visit. */
  async remembers(stored: Record<string, string>): Promise<void> {
    await this.driver.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
  }

  /**
   * Keeps files that this tab saves for `lastDownload`, because drivers cannot read downloads in
   * every browser.
   */
  async keepsDownloads(): Promise<void> {
    await this.driver.evaluate(() => {
      const addressOf = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (blob: Blob) => {
        void blob.arrayBuffer().then((bytes) => {
          const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte));
          document.documentElement.dataset.lastDownload = btoa(letters.join(''));
        });
        return addressOf(blob);
      };
    }, null);
  }

  /** Bytes of the last saved file. */
  async lastDownload(): Promise<Buffer> {
    const read = () => this.driver.evaluate(() => document.documentElement.dataset.lastDownload ?? '', null);
    await expect.poll(read, TIMEOUT).not.toBe('');
    return Buffer.from(await read(), 'base64');
  }

  async opensAnotherTab(): Promise<Visitor> {
    return new Visitor(await this.driver.newTab(), this.origin);
  }

  // A page may replace the element between finding and clicking it.
  private async act(wanted: Wanted, action: (element: unknown) => Promise<void>): Promise<void> {
    await expect(async () => {
      const element = await this.driver.find(reachable, wanted);
      if (element === undefined) {
        const text = await this.driver.evaluate(readable, null);
        throw new Error(`Nothing named '${wanted.name}' can be reached. There is: ${text.slice(0, 1_000)}`);
      }
      await action(element);
    }).toPass(TIMEOUT);
  }
}

interface Wanted {
  readonly name: string;
  readonly kinds: string;
}

function readable(): string {
  const dialogs = document.querySelectorAll('dialog[open]');
  const text = dialogs[dialogs.length - 1] ?? document.body;
  return (text as HTMLElement).innerText.replace(/\s+/g, ' ');
}

function reachable({ name, kinds }: Wanted): Element | null {
  const dialogs = document.querySelectorAll('dialog[open]');
  const scope = dialogs[dialogs.length - 1] ?? document.body;
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const namesOf = (element: Element): string[] => [
    plain(element.getAttribute('aria-label')),
    ...[...((element as HTMLInputElement).labels ?? [])].map((label) => plain(label.textContent).replace(/ ?\*$/, '')),
    plain(element.textContent),
    plain(element.querySelector('h2, h3, h4')?.textContent),
  ];
  const canBeUsed = (element: Element) =>
    !element.closest('[inert]') && (element.checkVisibility() || (element as HTMLInputElement).type === 'file');
  const found = [...scope.querySelectorAll(kinds)].find((one) => namesOf(one).includes(name) && canBeUsed(one));
  // WebKit's driver does not wait for smooth scrolling.
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}
