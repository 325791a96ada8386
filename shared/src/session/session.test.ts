import {
  currentSession,
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
    expect(currentSession()).toEqual({ token: null, userId: null, email: null, appliedJobs: [], isUnconfirmed: false });
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
