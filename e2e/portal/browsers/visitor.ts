import { expect } from '@playwright/test';
import type { Driver, Key } from './driver';

const PRESSED = 'button, a[href], summary, [role=menuitem], [role=button]';
const FIELDS = 'input, textarea, select, [role=textbox]';
const PATIENCE = { timeout: 20_000, intervals: [50, 100, 200] };

/** A person at a browser: sees text, and names buttons and fields as the page does. Whatever a dialog covers is out of reach. */
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

  async fills(label: string, text: string): Promise<void> {
    await this.act({ name: label, kinds: FIELDS }, (field) => this.driver.type(field, text));
  }

  /** Picks an option of a list by its value; no driver does it in every browser. */
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

  /** Types on where the caret stands. */
  writes(text: string): Promise<void> {
    return this.driver.write(text);
  }

  hits(key: Key): Promise<void> {
    return this.driver.press(key);
  }

  reloads(): Promise<void> {
    return this.driver.reload();
  }

  /** Goes on in a window as narrow as that of a phone. */
  isOnAPhone(): Promise<void> {
    return this.driver.resize(360, 740);
  }

  async goesBack(): Promise<void> {
    await this.driver.evaluate(() => history.back(), null);
  }

  /** Waits until this text can be read. */
  async sees(text: string): Promise<void> {
    await expect
      .poll(() => this.driver.evaluate(readable, null), { ...PATIENCE, message: `'${text}' is on the page` })
      .toContain(text);
  }

  async doesNotSee(text: string): Promise<void> {
    await expect.poll(() => this.driver.evaluate(readable, null), PATIENCE).not.toContain(text);
  }

  async scrollsTo(selector: string): Promise<void> {
    await this.finds(selector);
    await this.driver.evaluate((wanted) => document.querySelector(wanted)?.scrollIntoView(), selector);
  }

  /** Waits until so many elements of the page match. */
  async finds(selector: string, atLeast = 1): Promise<void> {
    const count = () => this.driver.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
    await expect.poll(count, { ...PATIENCE, message: `'${selector}' is on the page` }).toBeGreaterThanOrEqual(atLeast);
  }

  /** Waits until what has the focus says this. */
  async isOn(text: string): Promise<void> {
    const focused = () => this.driver.evaluate(() => document.activeElement?.textContent?.trim(), null);
    await expect.poll(focused, { ...PATIENCE, message: `'${text}' has the focus` }).toBe(text);
  }

  /** Has a script run in the page. It may use nothing from outside itself. */
  runs<Answer>(script: () => Answer): Promise<Answer> {
    return this.driver.evaluate(script, null);
  }

  async isAt(path: RegExp): Promise<void> {
    await expect.poll(() => this.driver.evaluate(() => location.pathname, null), PATIENCE).toMatch(path);
  }

  /** What is stored in this browser, as if it had been here before. */
  async remembers(stored: Record<string, string>): Promise<void> {
    await this.driver.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
  }

  /** From now on what this tab saves is kept for `lastDownload`: no driver reads the downloads of every browser. */
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

  /** The bytes of the last file that was saved. */
  async lastDownload(): Promise<Buffer> {
    const read = () => this.driver.evaluate(() => document.documentElement.dataset.lastDownload ?? '', null);
    await expect.poll(read, PATIENCE).not.toBe('');
    return Buffer.from(await read(), 'base64');
  }

  async opensAnotherTab(): Promise<Visitor> {
    return new Visitor(await this.driver.newTab(), this.origin);
  }

  // A page may replace the element between finding and pressing it; a person would simply press again.
  private async act(wanted: Wanted, action: (element: unknown) => Promise<void>): Promise<void> {
    await expect(async () => {
      const element = await this.driver.find(reachable, wanted);
      if (element === undefined) {
        const text = await this.driver.evaluate(readable, null);
        throw new Error(`Nothing named '${wanted.name}' can be reached. There is: ${text.slice(0, 1_000)}`);
      }
      await action(element);
    }).toPass(PATIENCE);
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
  // WebKit's driver gives up on what smooth scrolling has not brought into the window yet.
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}
