import { emit, listen } from './index';

describe('portal events', () => {
  it('reach every listener with their detail until it unsubscribes', () => {
    const handler = jest.fn();
    const stop = listen('auth:login', handler);
    emit('auth:login', { userId: 'asha' });
    stop();
    emit('auth:login', { userId: 'ravi' });
    expect(handler.mock.calls).toEqual([[{ userId: 'asha' }]]);
  });

  it('are ignored if their detail has the wrong shape', () => {
    const handler = jest.fn();
    const stop = listen('auth:login', handler);
    window.dispatchEvent(new CustomEvent('auth:login', { detail: { userId: 7 } }));
    window.dispatchEvent(new Event('auth:login'));
    stop();
    expect(handler).not.toHaveBeenCalled();
  });

  it('need no detail where none is declared', () => {
    const handler = jest.fn();
    const stop = listen('auth:openLogin', handler);
    window.dispatchEvent(new Event('auth:openLogin'));
    emit('auth:openLogin', { reason: 'Please log in to apply.' });
    stop();
    expect(handler.mock.calls).toEqual([[undefined], [{ reason: 'Please log in to apply.' }]]);
  });
});
