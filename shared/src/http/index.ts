import { storedToken } from '@kadam/shared/session';
import { onDemand } from '../on-demand/on-demand';
import type { z } from '../contract/zod';
import {
  API_BASE,
  DEFAULT_TIMEOUT_MS,
  READING_TIMEOUT_MS,
  type CalledEndpoint,
  type Endpoint,
  type Upload,
} from '../contract/endpoint';
import { allPages, totalOf } from './all-pages';
import { ApiError, GENERIC_ERROR_MESSAGE, NETWORK_ERROR_MESSAGE, serverMessage } from './api-error';
import { startPatience } from './patience';
import { toForm, type FileInput } from './upload';

export { allPages, ApiError, GENERIC_ERROR_MESSAGE, NETWORK_ERROR_MESSAGE, serverMessage, totalOf };

type QueryValue = string | number | readonly string[] | undefined;
type InputOf<E, Part extends string> = E extends { readonly [P in Part]: infer S extends z.ZodMiniType }
  ? z.input<S>
  : never;
type With<Part extends string, Value> = [Value] extends [never]
  ? { readonly [P in Part]?: never }
  : { readonly [P in Part]: Value };
type QueryOf<E> =
  InputOf<E, 'query'> extends infer Q
    ? [Q] extends [never]
      ? never
      : { readonly [Name in keyof Q]?: QueryValue }
    : never;

/**
 * What a call of this endpoint sends: `params` and `body` as its schemas take them; of `query` the names, for a value is sent as text and an empty
 * one is left out. An endpoint with `upload` takes a `file`, and tells `onProgress` how it goes. `signal` ends the call early.
 */
export type CallInput<E extends Endpoint> = With<'params', InputOf<E, 'params'>> &
  With<'body', InputOf<E, 'body'>> &
  FileOf<E> & { readonly query?: QueryOf<E>; readonly signal?: AbortSignal };

type FileOf<E> = E extends { readonly upload: Upload } ? FileInput : { readonly [P in keyof FileInput]?: never };

/** A call without params and body may leave out its input. */
type InputArguments<E extends Endpoint> =
  Partial<CallInput<E>> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: object;
  readonly file?: File;
  readonly onProgress?: (fraction: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Calls an endpoint of the contract. The answer stays `unknown`: servers of the customer answer in several spellings, so each caller reads it into
 * its own types; of an endpoint that produces a file it is a Blob. The client library is fetched on the first call, so that no page pays for it before its first paint.
 * @throws ApiError (413, 415) without a call for a file that the endpoint does not accept
 * @throws ApiError with the server's sentence, with a generic one when the answer is no JSON, or with `isNetworkError` when none came; nothing
 * heard for the endpoint's time counts as none
 * @throws DOMException named AbortError when `signal` ended the call
 */
export async function call<E extends Endpoint>(endpoint: E, ...[given]: InputArguments<E>): Promise<unknown> {
  const input = (given ?? {}) as AnyInput;
  const { onProgress } = input;
  const { method, path, upload, produces }: CalledEndpoint = endpoint;
  const data = upload && input.file ? toForm(upload, input.file, input.body) : input.body;
  const { default: axios } = await loadAxios();
  const patience = startPatience(patienceOf(endpoint), input.signal);
  const answer = axios.request<unknown>({
    method,
    baseURL: API_BASE,
    url: fillPath(path, input.params),
    params: presentQuery(input.query),
    data,
    withCredentials: true,
    headers: { Accept: 'application/json', ...authorization(endpoint) },
    ...(produces === 'file' && { responseType: 'blob' as const }),
    signal: patience.signal,
    onDownloadProgress: patience.renew,
    onUploadProgress: ({ progress }) => {
      patience.renew();
      if (progress !== undefined) onProgress?.(progress);
    },
  });
  const { status, data: body } = await answer.finally(patience.stop).catch(async (error: unknown) => {
    if (patience.hasEnded()) throw new ApiError({ message: NETWORK_ERROR_MESSAGE, cause: error, hasTimedOut: true });
    if (axios.isCancel(error)) throw new DOMException('The call was ended.', 'AbortError');
    throw toApiError(axios.isAxiosError(error) ? await readable(error.response) : undefined, error);
  });
  if (isPage(body)) throw toApiError({ status, data: body });
  return body;
}

// What refuses a file is JSON all the same.
async function readable(response: { status: number; data?: unknown } | undefined) {
  if (!(response?.data instanceof Blob)) return response && { status: response.status, data: response.data };
  const text = await textOf(response.data);
  try {
    return { status: response.status, data: JSON.parse(text) as unknown };
  } catch {
    return { status: response.status, data: text };
  }
}

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => resolve(String(reader.result ?? ''));
    reader.readAsText(blob);
  });

const patienceOf = ({ method, timeoutMs }: CalledEndpoint) =>
  timeoutMs ?? (method === 'GET' ? READING_TIMEOUT_MS : DEFAULT_TIMEOUT_MS);

const importAxios = onDemand(() => import('axios'));

// Without its file nothing can be called, which means the same to a person as an API out of reach.
const loadAxios = () =>
  importAxios().catch((cause: unknown) => {
    throw toApiError(undefined, cause);
  });

// A network that wants a login of its own, or a misled proxy, answers 200 with a page; nothing was done then, whatever the status says.
const isPage = (data: unknown) => typeof data === 'string' && data.trim() !== '';

function toApiError(response: { status: number; data: unknown } | undefined, cause?: unknown): ApiError {
  if (!response) return new ApiError({ message: NETWORK_ERROR_MESSAGE, cause });
  const { status, data } = response;
  return new ApiError({ message: serverMessage(data) ?? GENERIC_ERROR_MESSAGE, status, body: data, cause });
}

// The session is asked, because it holds the token even where browser storage refuses it.
function authorization({ access }: CalledEndpoint): Record<string, string> {
  const token = access !== 'public' ? storedToken() : null;
  return token ? { Authorization: `Bearer ${token}` } : {};
}

const fillPath = (path: string, params: AnyInput['params'] = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const presentQuery = (query: AnyInput['query'] = {}) =>
  Object.fromEntries(
    Object.entries(query)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
