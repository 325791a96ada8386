import {
  currentSession,
  keepPicture,
  markApplied,
  refreshSession,
  rememberConfirmation,
  rememberMember,
  replaceApplied,
  signIn,
  signOut,
  storedToken,
  useSession,
} from './index';

const asha = { token: 'token-asha', userId: 'asha' };
const ravi = { token: 'token-ravi', userId: 'ravi' };

beforeEach(() => {
  localStorage.clear();
  signOut();
  localStorage.clear();
});

describe('the session', () => {
  it('is logged in exactly when a token is stored', () => {
    expect(currentSession().token).toBeNull();
    signIn(asha);
    expect(localStorage.getItem('authToken')).toBe('token-asha');
    expect(currentSession()).toMatchObject(asha);
  });

  it('removes the token at logout and leaves the user id', () => {
    signIn(asha);
    signOut();
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(localStorage.getItem('userId')).toBe('asha');
    expect(currentSession()).toEqual({
      token: null,
      userId: null,
      email: null,
      appliedJobs: [],
      isUnconfirmed: false,
      picture: null,
    });
  });

  it('keeps address and applied jobs of one person from the next', () => {
    signIn(asha);
    rememberMember({ userId: 'asha', email: 'asha@example.com' });
    markApplied(['job-1']);
    signOut();
    signIn(ravi);
    expect(currentSession()).toMatchObject({ email: null, appliedJobs: [] });
    markApplied(['job-2']);
    expect(localStorage.getItem('appliedJobs')).toBe('["job-2"]');
  });

  it('knows whose address is not confirmed, until it is, and says nothing of the next person', () => {
    signIn(asha);
    rememberConfirmation(false);
    expect(currentSession().isUnconfirmed).toBe(true);
    signOut();
    signIn(ravi);
    expect(currentSession().isUnconfirmed).toBe(false);
    signIn(asha);
    expect(currentSession().isUnconfirmed).toBe(true);
    rememberConfirmation(true);
    expect(currentSession().isUnconfirmed).toBe(false);
  });

  it('is known from the first moment of a page that a member opens', () => {
    signIn(asha);
    rememberConfirmation(false);
    jest.isolateModules(() => {
      const opened = jest.requireActual<Record<'currentSession', typeof currentSession>>('./index');
      expect(opened.currentSession()).toMatchObject({ ...asha, isUnconfirmed: true });
    });
  });

  it('hears of a confirmation in another tab with the next reading, and writes nothing when nothing changed', () => {
    signIn(asha);
    rememberConfirmation(false);
    localStorage.removeItem('unconfirmedFor');
    refreshSession();
    expect(currentSession().isUnconfirmed).toBe(false);
    const before = currentSession();
    refreshSession();
    expect(currentSession()).toBe(before);
  });

  it('forgets a job whose application the server does not know any more', () => {
    signIn(asha);
    markApplied(['job-1', 'job-2']);
    replaceApplied(['job-2']);
    expect(currentSession().appliedJobs).toEqual(['job-2']);
    expect(localStorage.getItem('appliedJobs')).toBe('["job-2"]');
    signOut();
    replaceApplied(['job-3']);
    expect(localStorage.getItem('appliedJobs')).toBe('["job-2"]');
  });

  it('keeps the picture of a member on this device through logout and login, and from everybody else', () => {
    const picture = 'data:image/jpeg;base64,AAAA';
    expect(keepPicture(picture)).toBe(false);
    signIn(asha);
    expect(keepPicture(picture)).toBe(true);
    expect(currentSession().picture).toBe(picture);
    signOut();
    expect(currentSession().picture).toBeNull();
    signIn(asha);
    expect(currentSession().picture).toBe(picture);
    signIn(ravi);
    expect(currentSession().picture).toBeNull();
    signIn(asha);
    expect(currentSession().picture).toBeNull();
  });

  it('forgets a picture that is removed, and takes nothing but an image for one', () => {
    signIn(asha);
    keepPicture('data:image/jpeg;base64,AAAA');
    keepPicture(null);
    signIn(asha);
    expect(currentSession().picture).toBeNull();
    localStorage.setItem('kadam.picture', 'https://tracker.example/me.png');
    signIn(asha);
    expect(currentSession().picture).toBeNull();
  });

  it('shows a picture on this page only when storage is full', () => {
    signIn(asha);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepPicture('data:image/jpeg;base64,AAAA')).toBe(false);
    expect(currentSession().picture).toBe('data:image/jpeg;base64,AAAA');
    full.mockRestore();
  });

  it('still knows them when the same person comes back', () => {
    signIn(asha);
    rememberMember({ userId: 'asha', email: 'asha@example.com' });
    markApplied(['job-1']);
    signOut();
    signIn({ ...asha, token: 'token-2' });
    expect(currentSession()).toMatchObject({ email: 'asha@example.com', appliedJobs: ['job-1'] });
  });

  it('follows what another tab stored, and writes only when the token differs', () => {
    signIn(asha);
    const before = currentSession();
    refreshSession();
    expect(currentSession()).toBe(before);
    localStorage.removeItem('authToken');
    refreshSession();
    expect(currentSession().token).toBeNull();
  });

  it('reads rubbish in storage as nothing', () => {
    signIn(asha);
    localStorage.setItem('appliedJobs', '{"not":"a list"}');
    useSession.setState({ token: null });
    refreshSession();
    expect(currentSession().appliedJobs).toEqual([]);
  });

  it('lasts for this page when storage throws', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(signIn(asha)).toEqual({ isKept: false });
    expect(currentSession().token).toBe('token-asha');
    full.mockRestore();
  });

  it('of a login into a full storage is the new one, not the one that was stored before', () => {
    expect(signIn(asha)).toEqual({ isKept: true });
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    signIn(ravi);
    refreshSession();
    expect(currentSession()).toMatchObject(ravi);
    full.mockRestore();
    signOut();
    expect(storedToken()).toBeNull();
  });
});
