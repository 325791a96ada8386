import { createElement, useState } from 'react';

const importMessage = () => import('./message');

/**
 * A page with state and a lazy chunk: a second copy of React or a script that is blocked would
 * break it.
 */
export default function ToolsPage() {
  const [message, setMessage] = useState('nothing yet');
  const handleClick = () => void importMessage().then(({ MESSAGE }) => setMessage(MESSAGE));
  return createElement(
    'div',
    null,
    createElement('h1', null, 'Tools of the stock plugin'),
    createElement('button', { onClick: handleClick }, 'Ask'),
    createElement('p', null, message),
  );
}
