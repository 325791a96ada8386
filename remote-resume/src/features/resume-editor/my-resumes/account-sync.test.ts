import { ApiError, call } from '@kadam/shared/http';
import { earlierResumes, setAside, type StoredResume } from '../../../lib/device-resume';
import { NO_HINTS } from '../../../lib/stored-resume';
import { AccountSync, type AccountState } from './account-sync';

jest.mock('@kadam/shared/http', () => ({ ...jest.requireActual<object>('@kadam/shared/http'), call: jest.fn() }));
const server = jest.mocked(call);

const written = (name: string): StoredResume => ({ ...NO_HINTS, document: { basics: { name } } });
const ENTRY = { createdAt: '2026-11-24T10:00:00.000Z', updatedAt: '2026-11-24T10:00:00.000Z' };

/** The account on the server, in which another device can save too. */
let account: Map<string, { name: string; version: number; document: object }>;
let failWith: ApiError | undefined;

interface Input {
  readonly params?: { readonly id: string };
  readonly body?: { readonly name: string; readonly version: number; readonly document: object };
}

function respond({ method }: { readonly method: string }, { params, body }: Input) {
  if (failWith) throw failWith;
  const id = params?.id ?? `id-${account.size + 1}`;
  if (method === 'POST') account.set(id, { name: body!.name, version: 1, document: body!.document });
  const stored = account.get(id);
  if (!stored) throw new ApiError({ message: '', status: 404, body: { message: 'It is gone.' } });
  if (method === 'PUT') {
    if (stored.version !== body!.version) throw new ApiError({ message: '', status: 409 });
    account.set(id, { ...stored, version: stored.version + 1, document: body!.document });
  }
  const { document, ...entry } = account.get(id)!;
  return { data: { resume: { ...ENTRY, id, ...entry, ...(method === 'GET' && { document }) } } };
}

function device() {
  let resume = written('Asha');
  let state: AccountState = { status: 'unsaved' };
  const sync = new AccountSync({
    userId: 'asha',
    current: () => resume,
    show: (shown) => (resume = shown),
    setAccountId: (accountId) => (resume = { ...resume, accountId }),
    setAside: (replaced) => setAside('asha', replaced),
    onState: (next) => (state = next),
  });
  return {
    sync,
    write: (name: string) => (resume = { ...resume, document: { basics: { name } } }),
    replaceWith: (other: StoredResume) => (resume = other),
    name: () => resume.document.basics?.name,
    current: () => resume.document,
    state: () => [state.link?.name, state.status],
    whole: () => state,
  };
}

const saved = (id = 'id-1') => account.get(id)?.document;
const otherDeviceSaves = (name: string) =>
  account.set('id-1', { name: 'Mine', version: 9, document: { basics: { name } } });

beforeEach(() => {
  localStorage.clear();
  account = new Map();
  failWith = undefined;
  server.mockImplementation((endpoint, input) =>
    Promise.resolve().then(() => respond(endpoint, (input ?? {}) as Input)),
  );
});

async function opened() {
  const own = device();
  await own.sync.saveAs('Mine');
  return own;
}

test('a resume that is not one of the account is not saved', async () => {
  const { sync, state } = device();
  await sync.save();
  expect([account.size, state()]).toEqual([0, [undefined, 'unsaved']]);
});

test('changes of the open resume are saved as a new version', async () => {
  const { sync, write, state } = await opened();
  expect(state()).toEqual(['Mine', 'saved']);
  write('Asha Rao');
  await sync.save();
  expect([saved(), account.get('id-1')?.version, state()]).toEqual([
    { basics: { name: 'Asha Rao' } },
    2,
    ['Mine', 'saved'],
  ]);
  await sync.save();
  expect(account.get('id-1')?.version).toBe(2);
});

test('the state names the text it is about, also after changes were taken back', async () => {
  const { sync, write, whole, current } = await opened();
  write('Asha Rao');
  write('Asha');
  expect(whole().document).not.toBe(current());
  await sync.save();
  expect([whole().status, account.get('id-1')?.version]).toEqual(['saved', 1]);
  expect(whole().document).toBe(current());
});

test('a change during a save is saved after it', async () => {
  const { sync, write, state } = await opened();
  write('Asha R');
  const saving = sync.save();
  write('Asha Rao');
  await Promise.all([saving, sync.save()]);
  expect([saved(), state()]).toEqual([{ basics: { name: 'Asha Rao' } }, ['Mine', 'saved']]);
});

test('the version of another device is shown if there are no changes here', async () => {
  const { sync, name, state } = await opened();
  otherDeviceSaves('Asha K');
  await sync.check();
  expect([name(), state()]).toEqual(['Asha K', ['Mine', 'saved']]);
});

test('changes that could not be saved are saved by the next check', async () => {
  const { sync, write, state, whole } = await opened();
  failWith = new ApiError({ message: 'Network Error' });
  write('Asha Rao');
  await sync.save();
  expect([state(), whole().message]).toEqual([['Mine', 'unsaved'], expect.stringContaining('could not reach')]);
  failWith = undefined;
  await sync.check();
  expect([saved(), state()]).toEqual([{ basics: { name: 'Asha Rao' } }, ['Mine', 'saved']]);
});

test('another resume in the editor is never saved over the open one', async () => {
  const { sync, replaceWith, state } = await opened();
  replaceWith(written('Ravi'));
  await sync.save();
  await sync.check();
  sync.refresh();
  expect([saved(), state()]).toEqual([{ basics: { name: 'Asha' } }, [undefined, 'unsaved']]);
});

test('a newer version that arrives while another resume is shown does not replace that', async () => {
  const { sync, replaceWith, name } = await opened();
  otherDeviceSaves('Asha K');
  const checking = sync.check();
  replaceWith(written('Ravi'));
  await checking;
  expect([name(), saved()]).toEqual(['Ravi', { basics: { name: 'Asha K' } }]);
});

test('a resume that was deleted on another device stays in the editor', async () => {
  const { sync, write, name, whole } = await opened();
  account.clear();
  write('Asha Rao');
  await sync.save();
  expect([name(), whole().link, whole().message]).toEqual(['Asha Rao', undefined, 'It is gone.']);
});

describe('when two devices have changed the resume', () => {
  async function conflict() {
    const own = await opened();
    otherDeviceSaves('Asha K');
    own.write('Asha Rao');
    await own.sync.save();
    return own;
  }
  const earlier = () => earlierResumes('asha').map(({ document }) => document.basics?.name);

  test('nothing is overwritten, and the version of the other device is reported', async () => {
    const { sync, write, name, whole } = await conflict();
    expect(whole()).toMatchObject({ status: 'unsaved', other: { document: { basics: { name: 'Asha K' } } } });
    write('Asha Rao M');
    await sync.save();
    expect([saved(), name()]).toEqual([{ basics: { name: 'Asha K' } }, 'Asha Rao M']);
  });

  test('this version can be used, and the other one is set aside', async () => {
    const { sync, state } = await conflict();
    await sync.resolve('this');
    expect([saved(), earlier(), state()]).toEqual([{ basics: { name: 'Asha Rao' } }, ['Asha K'], ['Mine', 'saved']]);
  });

  test('the other version can be used, and this one is set aside', async () => {
    const { sync, name, state } = await conflict();
    await sync.resolve('other');
    expect([saved(), name(), earlier()]).toEqual([{ basics: { name: 'Asha K' } }, 'Asha K', ['Asha Rao']]);
    expect(state()).toEqual(['Mine', 'saved']);
  });

  test('both can be retained: this one becomes a resume of its own', async () => {
    const { sync, state } = await conflict();
    await sync.resolve('both');
    expect([saved(), saved('id-2')]).toEqual([{ basics: { name: 'Asha K' } }, { basics: { name: 'Asha Rao' } }]);
    expect(state()).toEqual([expect.stringMatching(/^Mine \(copy of /), 'saved']);
  });
});
