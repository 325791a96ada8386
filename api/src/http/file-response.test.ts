import { attachmentNamed } from './file-response';

test('a file name is sent as ASCII for old programs and in full for others, with its quotes escaped', () => {
  expect(attachmentNamed('Asha Rao.pdf')).toBe(`attachment; filename="Asha Rao.pdf"; filename*=UTF-8''Asha%20Rao.pdf`);
  expect(attachmentNamed('आशा.pdf')).toBe(
    `attachment; filename="_.pdf"; filename*=UTF-8''%E0%A4%86%E0%A4%B6%E0%A4%BE.pdf`,
  );
  expect(attachmentNamed(`a"b\\c(1)'.pdf`)).toBe(
    `attachment; filename="a_b_c(1)'.pdf"; filename*=UTF-8''a%22b%5Cc%281%29%27.pdf`,
  );
});
