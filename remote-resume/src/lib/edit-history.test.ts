import { withText, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import { begun, changed, redone, undone, type EditHistory } from './edit-history';

function typed(history: EditHistory, text: string, place: number | { at: number; path: string }): EditHistory {
  const { at, path } = typeof place === 'number' ? { at: place, path: 'basics.name' } : place;
  const endsWord = text.endsWith(' ');
  return changed(history, {
    document: withText(history.document, path, text),
    from: () => ({ path, at: 0 }),
    typing: { path, at, endsWord },
  });
}

it('undoes a word at once, and word by word', () => {
  const history = ['A', 'As', 'As ', 'As R', 'As Ra'].reduce((now, text, at) => typed(now, text, at * 100), begun({}));
  expect(undone(history).document.basics?.name).toBe('As ');
  expect(undone(undone(history)).document).toEqual({});
});

it('begins a new step after a pause and in another text', () => {
  const paused = typed(typed(begun({}), 'A', 0), 'As', 5000);
  expect(undone(paused).document.basics?.name).toBe('A');
  const other = typed(typed(begun({}), 'A', 0), '9', { at: 100, path: 'basics.phone' });
  expect(undone(other).document.basics).toEqual({ name: 'A' });
});

it('returns through 200 steps to the first state exactly, and forward to the last', () => {
  const first: ResumeDocument = { basics: { name: 'Asha' } };
  const steps = Array.from({ length: 200 }, (_, at) => at);
  const last = steps.reduce(
    (now, at) => changed(now, { document: withText(now.document, `responsibilities.${at}`, `Line ${at}`) }),
    begun(first),
  );
  const back = steps.reduce(undone, last);
  expect(back.document).toBe(first);
  expect(undone(back)).toEqual(back);
  expect(steps.reduce(redone, back).document).toBe(last.document);
});

it('forgets what was undone once something else is done', () => {
  const history = typed(undone(typed(begun({}), 'A', 0)), 'B', 9000);
  expect(history.future).toEqual([]);
  expect(redone(history)).toEqual(history);
});

it('puts the caret where the undone change was made', () => {
  expect(undone(typed(begun({}), 'A', 0)).caret).toEqual({ path: 'basics.name', at: 0 });
});

it('reads the caret only at the start of a step', () => {
  const from = jest.fn(() => ({ path: 'basics.name', at: 0 }));
  const type = (history: EditHistory, name: string) =>
    changed(history, { document: { basics: { name } }, from, typing: { path: 'basics.name', at: 0, endsWord: false } });
  const history = type(begun({}), 'A');
  expect(from).toHaveBeenCalledTimes(1);
  type(type(history, 'As'), 'Ash');
  expect(from).toHaveBeenCalledTimes(1);
});

it('takes no step for a change that changes nothing', () => {
  const history = begun({});
  expect(changed(history, { document: history.document })).toBe(history);
});
