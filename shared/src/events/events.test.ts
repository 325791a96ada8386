import { emit, listen } from './index';

describe('portal events', () => {
  it('reach every listener with their detail until it unsubscribes', () => {
    const heard = jest.fn();
    const stop = listen('auth:login', heard);
    emit('auth:login', { userId: 'asha' });
    stop();
    emit('auth:login', { userId: 'ravi' });
    expect(heard.mock.calls).toEqual([[{ userId: 'asha' }]]);
  });

  it('are ignored if their detail has the wrong shape', () => {
    const heard = jest.fn();
    const stop = listen('auth:login', heard);
    window.dispatchEvent(new CustomEvent('auth:login', { detail: { userId: 7 } }));
    window.dispatchEvent(new Event('auth:login'));
    stop();
    expect(heard).not.toHaveBeenCalled();
  });

  it('need no detail where none is declared', () => {
    const heard = jest.fn();
    const stop = listen('auth:openLogin', heard);
    window.dispatchEvent(new Event('auth:openLogin'));
    emit('auth:openLogin', { reason: 'Please log in to apply.' });
    stop();
    expect(heard.mock.calls).toEqual([[undefined], [{ reason: 'Please log in to apply.' }]]);
  });
});
