// What a browser does with passkeys: in a part of its own, loaded with the first click.
import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { api } from '../lib/api';
import type { Account, SignedIn } from '../lib/protocol';

export async function makePasskey(work: string | null): Promise<Account> {
  const path = '/api/account/passkeys';
  const optionsJSON = await api.post<PublicKeyCredentialCreationOptionsJSON>(`${path}/options`, {});
  const credential = await startRegistration({ optionsJSON });
  return api.post(path, { credential, work });
}

export async function usePasskey(): Promise<SignedIn> {
  const path = '/api/sign-in';
  const optionsJSON = await api.post<PublicKeyCredentialRequestOptionsJSON>(`${path}/options`, {});
  const credential = await startAuthentication({ optionsJSON });
  return api.post(path, { credential });
}
