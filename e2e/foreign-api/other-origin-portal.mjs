// A portal whose bundles are built with the KADAM_API_BASE of the environment: host and courses.
// Argument: the folder of its bundles, which is kept between runs.
import { ensureInstalled } from '../../scripts/parts/install.mjs';
import { loadSource } from '../../scripts/parts/source.mjs';

const [bundlesFolder] = process.argv.slice(2);

ensureInstalled();
const { createPortalServer, publish } = loadSource('release/src/index.ts');
for (const name of ['host', 'learning']) {
  const { version, status } = await publish(name, { bundlesFolder });
  console.log(`${name} ${version} ${status}`);
}
// Nothing listens there: every call goes to the built-in base.
const portal = createPortalServer({ bundlesFolder, apiOrigin: 'http://127.0.0.1:9' });
await portal.listen({ host: '127.0.0.1', port: 0 });
console.log(`The portal is at http://127.0.0.1:${portal.server.address().port}`);
