import {
  currentSession,
  keepPicture,
  markApplied,
  refreshSession,
  rememberConfirmation,
  rememberMember,
  rememberStaff,
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
  it('is logged in if and only if a token is stored', () => {
    expect(currentSession().token).toBeNull();
    signIn(asha);
    expect(localStorage.getItem('authToken')).toBe('token-asha');
    expect(currentSession()).toMatchObject(asha);
  });

  it('removes the token at logout, not the user id', () => {
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
      isStaff: false,
    });
  });

  it('hides address and applied jobs from the next member', () => {
    signIn(asha);
    rememberMember({ userId: 'asha', email: 'asha@example.com' });
    markApplied(['job-1']);
    signOut();
    signIn(ravi);
    expect(currentSession()).toMatchObject({ email: null, appliedJobs: [] });
    markApplied(['job-2']);
    expect(localStorage.getItem('appliedJobs')).toBe('["job-2"]');
  });

  it('knows who belongs to the staff, only for that member', () => {
    signIn(asha);
    rememberStaff(true);
    expect(currentSession().isStaff).toBe(true);
    signOut();
    expect(currentSession().isStaff).toBe(false);
    signIn(ravi);
    expect(currentSession().isStaff).toBe(false);
    signIn(asha);
    expect(currentSession().isStaff).toBe(true);
    rememberStaff(false);
    expect(currentSession().isStaff).toBe(false);
  });

  it('knows that an address is not confirmed, only for that member', () => {
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

  it('is known when a page loads', () => {
    signIn(asha);
    rememberConfirmation(false);
    jest.isolateModules(() => {
      const opened = jest.requireActual<Record<'currentSession', typeof currentSession>>('./index');
      expect(opened.currentSession()).toMatchObject({ ...asha, isUnconfirmed: true });
    });
  });

  it('notices a confirmation in another tab on refresh, and writes only changes', () => {
    signIn(asha);
    rememberConfirmation(false);
    localStorage.removeItem('unconfirmedFor');
    refreshSession();
    expect(currentSession().isUnconfirmed).toBe(false);
    const before = currentSession();
    refreshSession();
    expect(currentSession()).toBe(before);
  });

  it('removes a job whose application the server no longer has', () => {
    signIn(asha);
    markApplied(['job-1', 'job-2']);
    replaceApplied(['job-2']);
    expect(currentSession().appliedJobs).toEqual(['job-2']);
    expect(localStorage.getItem('appliedJobs')).toBe('["job-2"]');
    signOut();
    replaceApplied(['job-3']);
    expect(localStorage.getItem('appliedJobs')).toBe('["job-2"]');
  });

  it('stores the picture of a member on this device, for that member only', () => {
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

  it('removes a picture, and accepts only images', () => {
    signIn(asha);
    keepPicture('data:image/jpeg;base64,AAAA');
    keepPicture(null);
    signIn(asha);
    expect(currentSession().picture).toBeNull();
    localStorage.setItem('kadam.picture', 'https://tracker.example/me.png');
    signIn(asha);
    expect(currentSession().picture).toBeNull();
  });

  it('shows a picture on this page only if storage is full', () => {
    signIn(asha);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepPicture('data:image/jpeg;base64,AAAA')).toBe(false);
    expect(currentSession().picture).toBe('data:image/jpeg;base64,AAAA');
    full.mockRestore();
  });

  it('still has the data when the same member returns', () => {
    signIn(asha);
    rememberMember({ userId: 'asha', email: 'asha@example.com' });
    markApplied(['job-1']);
    signOut();
    signIn({ ...asha, token: 'token-2' });
    expect(currentSession()).toMatchObject({ email: 'asha@example.com', appliedJobs: ['job-1'] });
  });

  it('follows other tabs, and writes only if the token differs', () => {
    signIn(asha);
    const before = currentSession();
    refreshSession();
    expect(currentSession()).toBe(before);
    localStorage.removeItem('authToken');
    refreshSession();
    expect(currentSession().token).toBeNull();
  });

  it('ignores invalid data in storage', () => {
    signIn(asha);
    localStorage.setItem('appliedJobs', '{"not":"a list"}');
    useSession.setState({ token: null });
    refreshSession();
    expect(currentSession().appliedJobs).toEqual([]);
  });

  it('lasts for this page if storage throws', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(signIn(asha)).toEqual({ isKept: false });
    expect(currentSession().token).toBe('token-asha');
    full.mockRestore();
  });

  it('of a login with full storage is the new one', () => {
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
