export { fetchAllPages, totalOf } from './all-pages';
export { ApiError, GENERIC_ERROR_MESSAGE, NETWORK_ERROR_MESSAGE, serverMessage } from './api-error';
export { call, type CallArguments, type CallInput } from './call';
