// What can be done on the page of one's account, one thing at a time, and what came of it.
import { forgotten } from '../lib/lazy/worker';
import { api, ApiError } from '../lib/api';
import { saidIn } from '../lib/lazy/words';
import { fetchMe, prefs, stored, store } from '../lib/prefs.svelte';
import { go, place } from '../lib/router.svelte';
import type { Translate } from '../lib/board';
import type { Account, Args, Codes, Ended, Message, Pairing, SignedIn } from '../lib/protocol';

const SAID = 'account-said';

export type Me = ReturnType<typeof actions>;

export function actions() {
  let account = $state.raw<Account>();
  let said = $state.raw<Message>();
  let wrong = $state.raw<Message>();
  let busy = $state(false);
  let codes = $state.raw<string[]>();
  let pairing = $state.raw<Pairing>();
  let linked = $state.raw('');

  /** Do `work`, unless something is being done; whatever fails is told. */
  async function doing(work: () => Promise<unknown>): Promise<void> {
    if (busy) return;
    busy = true;
    said = wrong = undefined;
    try {
      await work();
    } catch (error) {
      wrong = told(error);
    } finally {
      busy = false;
    }
  }

  function told(error: unknown): Message {
    if (error instanceof ApiError) return error.text;
    const key = {
      NotAllowedError: 'cancelled',
      AbortError: 'cancelled',
      InvalidStateError: 'passkey_exists',
      SecurityError: 'passkeys_not_here',
    }[(error as Error).name];
    const args = { origin: location.origin };
    return key ? { key: `account.${key}`, args } : { key: 'error.page', args: {} };
  }

  const note = (key: string, args: Args = {}): void => void (said = { key, args });

  async function load(): Promise<void> {
    account = await api.get<Account>('/api/account');
  }

  async function work(): Promise<string | null> {
    const { solution } = await import('./work');
    return solution(() => note('account.working'));
  }

  async function changed(next: Account, key?: string): Promise<void> {
    account = next;
    said = undefined;
    if (key) note(key);
    await fetchMe();
  }

  /** The whole page anew: what is open belongs to whoever was here before. */
  function anew(message: Message): void {
    store(SAID, JSON.stringify(message));
    location.assign('/me');
  }

  const entered = ({ stayed }: SignedIn): void =>
    anew(
      stayed
        ? { key: 'account.stayed', args: { n: stayed } }
        : { key: 'account.signed_in', args: {} },
    );

  function signIn(typed: string): Promise<void> {
    const code = typed.replace(/[^a-z0-9]/gi, '');
    const path = code.length > 15 ? 'code' : 'device';
    return doing(async () => entered(await api.post<SignedIn>(`/api/sign-in/${path}`, { code })));
  }

  void doing(async () => {
    const kept = stored(SAID);
    store(SAID, null);
    const code = place.hash.slice(1);
    if (code) go('/me', true); // a code is good for once, so it does not stay in the address
    // Anybody may send a link with a code of their own account, which then gets all that this guest
    // has: so a link only fills in the field, and its reader signs in.
    linked = code;
    await load();
    if (kept) said = JSON.parse(kept) as Message;
  });

  return {
    /** Under the name as it is now: it is changed beside this. */
    get account() {
      return account && { ...account, name: prefs.me?.name ?? account.name };
    },
    get said() {
      return said;
    },
    get wrong() {
      return wrong;
    },
    get busy() {
      return busy;
    },
    get codes() {
      return codes;
    },
    get pairing() {
      return pairing;
    },
    /** The code that the address has brought, or nothing. */
    get linked() {
      return linked;
    },
    /** Why the last thing was not done. */
    why(say: Translate): string {
      return wrong ? saidIn(say, wrong) : '';
    },
    note,
    signIn,
    makePasskey: () =>
      doing(async () => {
        const first = !account?.account;
        const { makePasskey } = await import('./passkeys');
        await changed(await makePasskey(first ? await work() : null), first ? 'account.made' : '');
      }),
    usePasskey: () => doing(async () => entered(await (await import('./passkeys')).usePasskey())),
    removePasskey: (handle: string) =>
      doing(async () =>
        changed(await api.post<Account>(`/api/account/passkeys/${handle}/remove`, {})),
      ),
    makeCodes: () =>
      doing(async () => {
        const done = account?.account ? null : await work();
        codes = (await api.post<Codes>('/api/account/codes', { work: done })).codes;
        await load();
        await changed(account!);
      }),
    keptCodes: () => void (codes = undefined),
    pair: () =>
      doing(async () => {
        pairing = await api.post<Pairing>('/api/account/device', {});
      }),
    unpair: () => void (pairing = undefined),
    endSession: (handle: string) =>
      doing(async () => {
        const { here } = await api.post<Ended>(`/api/account/sessions/${handle}/end`, {});
        if (here) await forgotten().catch(() => {});
        if (here) location.assign('/me');
        else await load();
      }),
    readNews: () => doing(async () => changed(await api.post<Account>('/api/account/news', {}))),
    deleteMe: (name: string) =>
      doing(async () => {
        await api.post('/api/account/delete', { name });
        await forgotten().catch(() => {});
        anew({ key: 'account.deleted', args: {} });
      }),
  };
}
