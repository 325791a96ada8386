const HOLDS = {
  './contract/*': 'what the API takes and answers: schemas, limits, messages',
  './http': 'calls of the API',
  './session': 'who is signed in',
  './events': 'the events between the deployables of a page',
  './form': 'the state of a form',
  './login': 'asking to log in again',
  './on-demand': 'code that comes when it is needed',
  './query': 'the one query client',
  './worker': 'starting a worker',
  './router': 'the part of react-router that remotes may use',
  './remote': 'the shape of routes.json, of releases and of the registry',
  './ui/*': 'theme and components',
  './build': 'the webpack preset of our own remotes',
};
/** Those that the host provides to every page. */
const PROVIDED = ['./session', './events', './query', './router'];

/**
 * README of the types package.
 * @param {{ version: string, entries: string[] }} what `entries` as package.json exports them,
 * `./events`
 */
function readme({ version, entries }) {
  const rows = entries.map((entry) => {
    const where = PROVIDED.includes(entry) ? 'the host, at run time' : 'not here';
    return `| \`@kadam/shared${entry.slice(1)}\` | ${HOLDS[entry] ?? ''} | ${where} |`;
  });
  return `# The platform contract of Kadam, ${version}

Types of what the portal shares with its remotes, for a team that builds a remote elsewhere. There is no code in this package: what has state
comes from the host, which every page has once.

| Entry point | Holds | Code comes from |
| --- | --- | --- |
${rows.join('\n')}

## Using it

\`\`\`sh
npm install --save-dev ./kadam-platform-${version}.tgz
\`\`\`

\`\`\`ts
import { emit } from '@kadam/shared/events';

emit('auth:openLogin', { reason: 'Log in to keep your notes.' });
\`\`\`

The build takes the provided modules from the share scope of the page instead of bundling them: \`platform.json\` holds the \`shared\` option for a
federation plugin, with the versions that the host provides. \`events\` has the hash of each event's detail and \`tokens\` the custom properties that
styles may use; the release tool refuses a remote whose host does not offer what it uses.

Another digest at the end of the version is another contract. Events, tokens and exported names are only ever added.
`;
}

module.exports = { readme };
