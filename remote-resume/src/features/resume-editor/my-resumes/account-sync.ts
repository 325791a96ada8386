import type { ResumeDocument } from '@kadam/resume-engine/resume-document';
import { NoSpaceError, type StoredResume } from '../../../lib/device-resume';
import { NO_HINTS } from '../../../lib/stored-resume';
import type { ResumeDocumentEntry } from '@kadam/shared/contract/resume-documents';
import { hashOf, loadLink, storeLink, type AccountLink } from '../../../lib/account-link';
import {
  createResume,
  fetchResume,
  messageOf,
  replaceResume,
  statusOf,
  type AccountResume,
} from './account-resumes.requests';

export interface AccountState {
  /** The resume of the account that is open; undefined if none is. */
  readonly link?: AccountLink | undefined;
  readonly status: 'saved' | 'saving' | 'unsaved';
  /** The text that the status is about; a later one is not saved yet. */
  readonly document?: ResumeDocument | undefined;
  /** Why it could not be saved. */
  readonly message?: string | undefined;
  readonly isSessionOver?: boolean | undefined;
  /** The version of another device; both have changes of their own. */
  readonly other?: AccountResume | undefined;
}

interface AccountSyncParts {
  readonly userId: string;
  readonly current: () => StoredResume;
  readonly show: (resume: StoredResume) => void;
  readonly setAccountId: (id: string | undefined) => void;
  /** Stores a resume that another one replaces; false if the browser cannot. */
  readonly setAside: (resume: StoredResume) => boolean;
  readonly onState: (state: AccountState) => void;
}

/** Saves the open resume to the account, and never over a version it has not shown. */
export class AccountSync {
  #isRunning = false;
  #hasToSave = false;
  #other: AccountResume | undefined;
  readonly #parts: AccountSyncParts;

  constructor(parts: AccountSyncParts) {
    this.#parts = parts;
  }

  /** Saves changes; does nothing if no resume of the account is open. */
  async save(): Promise<void> {
    const link = this.#link();
    if (!link || this.#other) return;
    // Changes may have been taken back.
    if (!this.#isChanged()) return this.#isRunning ? undefined : this.refresh();
    this.#hasToSave = this.#isRunning;
    await this.#run(async () => {
      try {
        await this.#replace(link);
      } catch (error) {
        if (statusOf(error) !== 409) throw error;
        await this.#compare(link);
      }
    });
  }

  /** Looks for a newer version in the account. */
  async check(): Promise<void> {
    const link = this.#link();
    if (link && !this.#other) await this.#run(() => this.#compare(link));
  }

  /** Reports the state, for example after another tab has saved. */
  refresh(): void {
    this.#report({ status: this.#other || this.#isChanged() ? 'unsaved' : 'saved' });
  }

  /** @throws ApiError, for example if the name is in use */
  async saveAs(name: string): Promise<void> {
    const { document } = this.#parts.current();
    this.#connect(await createResume(name, document), document);
    this.refresh();
  }

  /** Opens a resume of the account instead of the current one. @throws ApiError */
  async open(id: string): Promise<void> {
    this.#show(await fetchResume(id));
    this.refresh();
  }

  renamed({ id, name }: ResumeDocumentEntry): void {
    const link = this.#link();
    if (link?.id !== id) return;
    storeLink(this.#parts.userId, { ...link, name });
    this.refresh();
  }

  /** The open resume is no longer one of the account. */
  unlink(message?: string): void {
    this.#other = undefined;
    storeLink(this.#parts.userId, undefined);
    this.#parts.setAccountId(undefined);
    this.#report({ status: 'unsaved', message });
  }

  /** Ends a conflict: this version, that of the account, or both, this one under another name. */
  async resolve(choice: 'this' | 'other' | 'both'): Promise<void> {
    const other = this.#other;
    if (!other) return;
    const { current, setAside } = this.#parts;
    await this.#run(async () => {
      const { document } = current();
      if (choice === 'both') return this.#connect(await createResume(copyName(other.name), document), document);
      const replaced = choice === 'this' ? { ...NO_HINTS, document: other.document } : current();
      if (!setAside(replaced)) throw new NoSpaceError();
      if (choice === 'this') await this.#replace(other);
      else this.#show(other);
    });
  }

  // Only while the editor shows that resume: it may show another one by now.
  #link(): AccountLink | undefined {
    const link = loadLink(this.#parts.userId);
    return link && link.id === this.#parts.current().accountId ? link : undefined;
  }

  #isChanged(): boolean {
    return this.#link()?.saved !== hashOf(this.#parts.current().document);
  }

  #report(state: Omit<AccountState, 'link' | 'other' | 'document'>): void {
    const { document } = this.#parts.current();
    this.#parts.onState({ ...state, document, link: this.#link(), other: this.#other });
  }

  #connect({ id, name, version }: ResumeDocumentEntry, document: ResumeDocument): void {
    this.#other = undefined;
    storeLink(this.#parts.userId, { id, name, version, saved: hashOf(document) });
    this.#parts.setAccountId(id);
  }

  #show(resume: AccountResume): void {
    const { id, document } = resume;
    this.#connect(resume, document);
    this.#parts.show({ ...NO_HINTS, document, accountId: id });
  }

  async #replace({ id, version }: Pick<AccountLink, 'id' | 'version'>): Promise<void> {
    const { document } = this.#parts.current();
    this.#connect(await replaceResume(id, { version, document }), document);
  }

  /** Compares with the account: saves, shows its newer version, or asks. */
  async #compare({ id, saved }: AccountLink): Promise<void> {
    const theirs = await fetchResume(id);
    if (this.#link()?.id !== id) return;
    const [own, their] = [hashOf(this.#parts.current().document), hashOf(theirs.document)];
    if (own === their) this.#connect(theirs, theirs.document);
    else if (own === saved) this.#show(theirs);
    else if (their === saved) await this.#replace(theirs);
    else this.#other = theirs;
  }

  /** One request at a time; a failed one is reported and retried by the next save. */
  async #run(action: () => Promise<void>): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#report({ status: 'saving' });
    try {
      await action();
      this.refresh();
    } catch (error) {
      if (statusOf(error) === 404) this.unlink(messageOf(error));
      else this.#report({ status: 'unsaved', message: messageOf(error), isSessionOver: statusOf(error) === 401 });
    } finally {
      this.#isRunning = false;
    }
    if (!this.#hasToSave) return;
    this.#hasToSave = false;
    await this.save();
  }
}

const times = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });

const copyName = (name: string) => `${name.slice(0, 40)} (copy of ${times.format(new Date())})`;
