import { storedToken } from '@kadam/shared/session';
import { API_BASE, DEFAULT_TIMEOUT_MS, type Endpoint } from '../contract/endpoint';
import { ApiError, GENERIC_ERROR_MESSAGE, NETWORK_ERROR_MESSAGE, serverMessage } from './api-error';

export { ApiError, GENERIC_ERROR_MESSAGE, NETWORK_ERROR_MESSAGE, serverMessage };

/** What a call sends. `query` leaves out empty values; `signal` ends the call early. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/**
 * Calls an endpoint of the contract and answers the body as it came; the caller turns it into its own types.
 * The client library is fetched on the first call, so that no page pays for it before its first paint.
 * @throws ApiError with the server's sentence, with a generic one when the answer is no JSON, or with `isNetworkError` when none came
 * @throws DOMException named AbortError when `signal` ended the call
 */
export async function call(endpoint: Endpoint, input: CallInput = {}): Promise<unknown> {
  const { default: axios } = await loadAxios();
  const answer = axios.request<unknown>({
    method: endpoint.method,
    baseURL: API_BASE,
    url: fillPath(endpoint.path, input.params),
    params: presentQuery(input.query),
    data: input.body,
    timeout: endpoint.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    withCredentials: true,
    headers: { Accept: 'application/json', ...authorization(endpoint) },
    ...(input.signal && { signal: input.signal }),
  });
  const { status, data } = await answer.catch((error: unknown) => {
    if (axios.isCancel(error)) throw new DOMException('The call was ended.', 'AbortError');
    throw toApiError(axios.isAxiosError(error) ? error.response : undefined);
  });
  if (isPage(data)) throw toApiError({ status, data });
  return data;
}

// A chunk that cannot be fetched means the same to a person as an API that cannot be reached.
const loadAxios = () =>
  import('axios').catch(() => {
    throw toApiError(undefined);
  });

// A network that wants a login of its own, or a misled proxy, answers 200 with a page; nothing was done then, whatever the status says.
const isPage = (data: unknown) => typeof data === 'string' && data.trim() !== '';

function toApiError(response: { status: number; data: unknown } | undefined): ApiError {
  if (!response) return new ApiError({ message: NETWORK_ERROR_MESSAGE });
  const { status, data } = response;
  return new ApiError({ message: serverMessage(data) ?? GENERIC_ERROR_MESSAGE, status, body: data });
}

// The session is asked, because it holds the token even where browser storage refuses it.
function authorization({ access }: Endpoint): Record<string, string> {
  const token = access === 'member' ? storedToken() : null;
  return token ? { Authorization: `Bearer ${token}` } : {};
}

const fillPath = (path: string, params: CallInput['params'] = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const presentQuery = (query: CallInput['query'] = {}) =>
  Object.fromEntries(
    Object.entries(query)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
