import { outcomeOfResponse, outcomeOfFailure } from './apply-outcome';

describe('a response', () => {
  it('of success is a submitted application', () => {
    expect(outcomeOfResponse({ success: true, message: 'Done' })).toEqual({ kind: 'submitted' });
    expect(outcomeOfResponse({ message: 'Done', data: {} })).toEqual({ kind: 'submitted' });
  });

  it('with the action CREATE_PROFILE requires a profile', () => {
    expect(outcomeOfResponse({ success: false, data: { action: 'CREATE_PROFILE' } })).toEqual({
      kind: 'profile-required',
    });
  });

  it("with the message 'already applied' counts as applied", () => {
    const outcome = outcomeOfResponse({ success: false, message: 'You have Already Applied here' });
    expect(outcome).toEqual({ kind: 'already-applied' });
  });

  it.each([undefined, '<html>', {}, { success: false }])('like %j is a failure in plain words', (response) => {
    expect(outcomeOfResponse(response)).toEqual({ kind: 'failed', message: 'Failed to apply', isResponseLost: false });
  });
});

describe('an error', () => {
  it('with status 422 and the action requires a profile', () => {
    const body = { data: { action: 'CREATE_PROFILE' } };
    expect(outcomeOfFailure({ message: 'No profile', status: 422, body })).toEqual({ kind: 'profile-required' });
  });

  it('with status 401 means that the session ended', () => {
    expect(outcomeOfFailure({ message: 'x', status: 401 })).toEqual({ kind: 'signed-out' });
  });

  it('with status 409 counts as applied', () => {
    const message = 'You have already applied for this job.';
    expect(outcomeOfFailure({ message, status: 409 })).toEqual({ kind: 'already-applied' });
  });

  it.each([
    [410, false],
    [500, true],
    [undefined, true],
  ])('with status %p retains its message; response lost: %p', (status, isResponseLost) => {
    expect(outcomeOfFailure({ message: 'Why', status })).toEqual({ kind: 'failed', message: 'Why', isResponseLost });
  });
});
