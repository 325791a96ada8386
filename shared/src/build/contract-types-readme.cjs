const HOLDS = {
  './contract/*': 'what the API takes and answers: schemas, limits, messages',
  './http': 'calls of the API',
  './http/upload': 'calls with a file',
  './session': 'who is signed in',
  './events': 'the events between the deployables of a page',
  './extensions': 'the slots of pages to which a remote contributes',
  './form': 'the state of a form',
  './login': 'asking to log in again',
  './login/action': 'a request that a member confirms',
  './on-demand': 'code that comes when it is needed',
  './query': 'the one query client',
  './overrides': 'whether override links work in this browser',
  './worker': 'starting a worker',
  './router': 'the part of react-router that remotes may use',
  './remote': 'the shape of routes.json, of releases and of the registry',
  './standalone': 'a frame for pages that run alone',
  './ui/theme': 'colors, distances and sizes',
  './ui/*': 'components',
};
/** Modules that the host provides to every page. */
const PROVIDED = ['./session', './events', './extensions', './query', './router'];

/**
 * README of the types package.
 * @param {{ version: string, entries: string[] }} what `entries` as package.json exports them,
 * `./events`
 */
function readme({ version, entries }) {
  const rows = entries.map((entry) => {
    const where = PROVIDED.includes(entry) ? 'the host, at run time' : 'your bundle';
    return `| \`@kadam/shared${entry.slice(1)}\` | ${HOLDS[entry] ?? ''} | ${where} |`;
  });
  return `# The platform contract of Kadam, ${version}

What the portal shares with its remotes, for a team that builds a remote elsewhere. What has state comes from the host, which every page has once; the
code here is for tests and for pages that run alone. Everything else becomes part of your bundle.

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

\`containerOptions\` of \`@kadam/shared/federation\` makes the options of a federation plugin from a \`routes.json\`. The build then takes the provided
modules from the share scope of the page, with the versions in \`platform.json\`. There, \`events\` has the hash of each event's detail and \`tokens\` the
custom properties that styles may use; the release tool rejects a remote whose host does not offer what it uses. \`kadam-dev\` shows a remote inside a
deployed portal. \`@kadam/shared/ui/theme/tokens.css\` and \`base.css\` are for pages that run alone.

Another digest at the end of the version is another contract. Events, tokens and exported names are only ever added.
`;
}

module.exports = { readme };
