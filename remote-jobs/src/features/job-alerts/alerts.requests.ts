import {
  type AlertFrequency,
  alertsResponse,
  changeAlert,
  type ChangeAlertBody,
  createAlert,
  deleteAlert,
  type JobAlert,
  listAlerts,
} from '@kadam/shared/contract/alerts';
import { ApiError, call } from '@kadam/shared/http';
import { successfulResponse } from '../../lib/successful-response';
import { profileFailure, saveError, type ProfileFailure, type SaveError } from '../../lib/profile-failure';
import type { SavedSearch } from '../../lib/saved-search';

export const ALERTS_FAILED_MESSAGE = 'Failed to load job alerts';
export const ALERT_NOT_SAVED_MESSAGE = 'The alert was not saved. Please try again.';

export interface AlertChoice {
  readonly name: string;
  readonly frequency: AlertFrequency;
}

/** null from a server without alerts. */
export async function fetchAlerts(signal: AbortSignal): Promise<readonly JobAlert[] | null> {
  try {
    const response = alertsResponse.safeParse(await call(listAlerts, { signal }));
    if (response.success) return response.data.data.alerts;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
  throw new ApiError({ message: ALERTS_FAILED_MESSAGE, status: 200 });
}

/** @returns the error, or undefined on success */
export const saveAlert = (search: SavedSearch, choice: AlertChoice): Promise<SaveError | undefined> =>
  errorOf(call(createAlert, { body: { ...choice, search } }));

/** @returns the error, or undefined on success */
export const saveChange = (id: string, body: ChangeAlertBody): Promise<SaveError | undefined> =>
  errorOf(call(changeAlert, { params: { id }, body }));

/** @returns the error, or undefined on success */
export const sendEnd = (id: string): Promise<SaveError | undefined> => errorOf(call(deleteAlert, { params: { id } }));

export const loadFailure = (error: unknown): ProfileFailure => profileFailure(error, ALERTS_FAILED_MESSAGE);

async function errorOf(request: Promise<unknown>): Promise<SaveError | undefined> {
  try {
    successfulResponse(await request);
    return undefined;
  } catch (error) {
    return saveError(error, ALERT_NOT_SAVED_MESSAGE);
  }
}
