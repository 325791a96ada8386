import fc from 'fast-check';
import { IDLE, nextApplyState, RECOVERED_MESSAGE, type ApplyEvent, type ApplyState } from './apply-flow';

const member = { token: 't', userId: 'u', email: 'a@b.in' };
const visitor = { token: null, userId: null, email: null };
const run = (...events: readonly ApplyEvent[]): ApplyState => events.reduce(nextApplyState, IDLE);
const requested: ApplyEvent = { type: 'requested', applicant: member };
const failed = (isResponseLost: boolean): ApplyEvent => ({
  type: 'completed',
  outcome: { kind: 'failed', message: 'Server is busy', isResponseLost },
});
const canceled: ApplyEvent = { type: 'interrupted', isRetry: false };
const signedOut: ApplyEvent = { type: 'completed', outcome: { kind: 'signed-out' } };

describe('the apply flow', () => {
  it('1: requests a login for a visitor, and continues after it', () => {
    expect(run({ type: 'requested', applicant: visitor })).toEqual({ step: 'awaiting-login', isSecondTry: false });
    const after = run({ type: 'requested', applicant: visitor }, { type: 'logged-in', applicant: member });
    expect(after).toEqual({ step: 'sending', email: 'a@b.in', isSecondTry: false });
  });

  it('1: stops when the login dialog is closed', () => {
    expect(run({ type: 'requested', applicant: visitor }, { type: 'login-closed' })).toEqual(IDLE);
  });

  it.each([{ userId: null }, { email: null }])('2: looks the member up when %j', (gap) => {
    expect(run({ type: 'requested', applicant: { ...member, ...gap } }).step).toBe('identifying');
  });

  it('3: requires a profile when there is still no email', () => {
    const applicant = { ...member, email: null };
    expect(run({ type: 'requested', applicant }, { type: 'identified', email: null })).toEqual({
      step: 'profile-needed',
    });
  });

  it('4: shows that the application was submitted', () => {
    expect(run(requested, { type: 'completed', outcome: { kind: 'submitted' } })).toEqual({
      step: 'applied',
      message: 'Your application has been submitted successfully.',
    });
  });

  it('5: requires a profile when the server does', () => {
    expect(run(requested, { type: 'completed', outcome: { kind: 'profile-required' } })).toEqual({
      step: 'profile-needed',
    });
  });

  it('can be canceled before the response, without a message', () => {
    expect(run(requested, canceled)).toEqual(IDLE);
    expect(run({ type: 'requested', applicant: { ...member, email: null } }, canceled)).toEqual(IDLE);
  });

  it('shows why it failed when the look at the applied list is canceled', () => {
    expect(run(requested, failed(true), canceled)).toEqual({ step: 'failed', message: 'Server is busy' });
  });

  it('repeats the pending step on Retry, with the same resume', () => {
    const sending = run({ type: 'requested', applicant: member, resume: { id: 'r' } });
    const repeated = nextApplyState(sending, { type: 'interrupted', isRetry: true });
    expect(repeated).toEqual(sending);
    expect(repeated).not.toBe(sending);
  });

  it.each([false, true])('ignores an interruption at rest or while logging in (retry: %s)', (isRetry) => {
    const waiting = run({ type: 'requested', applicant: visitor });
    expect(nextApplyState(waiting, { type: 'interrupted', isRetry })).toBe(waiting);
    expect(nextApplyState(IDLE, { type: 'interrupted', isRetry })).toBe(IDLE);
  });

  it('6: shows that the member has already applied', () => {
    expect(run(requested, { type: 'completed', outcome: { kind: 'already-applied' } })).toEqual({
      step: 'applied',
      message: 'You have already applied for this job.',
    });
  });

  it('7: looks at the applied list after any other failure, and shows the message', () => {
    expect(run(requested, failed(false)).step).toBe('rechecking');
    expect(run(requested, failed(false), { type: 'rechecked', isApplied: false })).toEqual({
      step: 'failed',
      message: 'Server is busy',
    });
  });

  it('7: shows that the application arrived when only the response was lost', () => {
    expect(run(requested, failed(true), { type: 'rechecked', isApplied: true })).toEqual({
      step: 'applied',
      message: RECOVERED_MESSAGE,
    });
  });

  it('requests one more login when the session ended', () => {
    expect(run(requested, signedOut)).toMatchObject({ step: 'awaiting-login', reason: expect.any(String) as string });
    expect(run(requested, signedOut, { type: 'logged-in', applicant: member }, signedOut).step).toBe('failed');
  });

  it('lets a resume be chosen before it sends, and sends nothing when that is left', () => {
    const choosing = run({ ...requested, resume: 'choose' });
    expect(choosing).toEqual({ step: 'choosing', email: 'a@b.in', isSecondTry: false });
    expect(nextApplyState(choosing, { type: 'dismissed' })).toEqual(IDLE);
    expect(nextApplyState(choosing, { type: 'chosen', id: 'file' })).toEqual({
      step: 'sending',
      email: 'a@b.in',
      isSecondTry: false,
      resume: { id: 'file' },
    });
  });

  it('retains the resume choice through a login', () => {
    const choose = { resume: 'choose' } as const;
    const login: ApplyEvent = { type: 'logged-in', applicant: member };
    expect(run({ type: 'requested', applicant: visitor, ...choose }, login).step).toBe('choosing');
    expect(run({ ...requested, ...choose }, signedOut, login)).toMatchObject({ step: 'choosing', isSecondTry: true });
    const chosen: ApplyEvent = { type: 'chosen', id: 'file' };
    expect(run({ ...requested, ...choose }, chosen, signedOut, login)).toMatchObject({
      step: 'sending',
      resume: { id: 'file' },
      isSecondTry: true,
    });
  });

  it('sends once on repeated clicks', () => {
    const first = nextApplyState(IDLE, requested);
    expect(nextApplyState(first, requested)).toBe(first);
  });

  it('can be tried again after a failure', () => {
    expect(run(requested, failed(false), { type: 'rechecked', isApplied: false }, requested).step).toBe('sending');
  });

  it('never sends without a token, whatever happens in whatever order', () => {
    const applicant = fc.constantFrom(visitor, { ...visitor, userId: 'u', email: 'a@b.in' });
    const event: fc.Arbitrary<ApplyEvent> = fc.oneof(
      fc.record({ type: fc.constantFrom('requested', 'logged-in'), applicant }) as fc.Arbitrary<ApplyEvent>,
      fc.constantFrom<ApplyEvent>(
        { type: 'login-closed' },
        { type: 'dismissed' },
        { type: 'chosen', id: 'file' },
        { type: 'identified', email: 'a@b.in' },
        { type: 'rechecked', isApplied: true },
        { type: 'completed', outcome: { kind: 'submitted' } },
        failed(true),
        signedOut,
      ),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        expect(['idle', 'awaiting-login']).toContain(run(...events).step);
      }),
    );
  });
});
