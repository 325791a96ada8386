import { linkOf, linkOfWord } from './link-target';

function anchor(href: string) {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  return link;
}

it.each(['https://asha.example/cv', 'mailto:asha@example.com', 'tel:+919876543210'])('follows %s', (href) => {
  expect(linkOf(anchor(href))).toBe(href);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '/somewhere', '', 'https://'])('follows no %p', (href) => {
  expect(linkOf(anchor(href))).toBeUndefined();
});

it('follows what a field carries, also from a word inside it', () => {
  const field = document.createElement('span');
  field.dataset.href = 'tel:+919876543210';
  const word = field.appendChild(document.createElement('b'));
  expect(linkOf(word)).toBe('tel:+919876543210');
});

it.each([
  ['https://asha.example/cv.', 'https://asha.example/cv.'.slice(0, -1)],
  ['asha.rao@example.co.in,', 'mailto:asha.rao@example.co.in'],
  ['linkedin.com/in/asha-rao', 'https://linkedin.com/in/asha-rao'],
  ['(www.asha.example)', 'https://www.asha.example/'],
])('takes the word %s for an address', (word, address) => {
  expect(linkOfWord(word)).toBe(address);
});

it.each(['Node.js', 'and/or', 'C#/.NET', '@home', '3.5/4.0', 'TCP/IP', 'a@b'])('takes %s for a word', (word) => {
  expect(linkOfWord(word)).toBeUndefined();
});
