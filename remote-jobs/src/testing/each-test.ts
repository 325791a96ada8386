import { startApiServer, type ApiServer } from './api-server';
import { beVisitor, watchLoginRequests } from './member';

/**
 * Starts each test of a file with a new visitor's browser and a new server.
 * @param prepare sets the default responses
 */
export function eachTest(prepare: (api: ApiServer) => void = () => undefined) {
  let server: ApiServer;
  let requests: ReturnType<typeof watchLoginRequests>;
  const api: Omit<ApiServer, 'close' | 'responded'> = {
    on: (endpoint, respond) => server.on(endpoint, respond),
    received: (endpoint) => server.received(endpoint),
  };
  beforeEach(async () => {
    beVisitor();
    requests = watchLoginRequests();
    server = await startApiServer();
    prepare(server);
  });
  afterEach(async () => {
    requests.stop();
    await server.close();
  });
  return {
    api,
    logins: {
      get reasons() {
        return requests.reasons;
      },
    },
  };
}
