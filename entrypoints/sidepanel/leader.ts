// Which of several open panels is the first: the others follow it and say so.

const LOCK = 'mafiacast-panel';

/** Tells whether this panel follows another; told again when the first one is closed. */
export async function followLeader(tell: (follows: boolean) => void): Promise<void> {
  const stay = () => {
    tell(false);
    // Held until this page is gone.
    return new Promise<never>(() => undefined);
  };
  const taken = await new Promise<boolean>((done) => {
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      done(lock === null);
      return lock === null ? undefined : stay();
    });
  });
  if (!taken) return;
  tell(true);
  void navigator.locks.request(LOCK, stay);
}
