// An obs-websocket client whose other end is the test: it says when the server answers, refuses, falls silent, goes.

import { type OBSRequestTypes, OBSWebSocket, OBSWebSocketError } from 'obs-websocket-js/json';

/** What a request comes to; a promise that never settles is a server that is silent. */
export type Answer = (type: string, data: unknown) => unknown;

/** An OBS without browser sources that answers everything. */
export const answers: Answer = (type) => {
  if (type === 'GetVersion') return { obsVersion: '29.0.2', obsWebSocketVersion: '5.1.0' };
  return type === 'GetInputKindList' ? { inputKinds: ['browser_source', 'image_source'] } : {};
};

/** Never answers. */
export const silence = (): Promise<never> => new Promise(() => undefined);

export class TestClient extends OBSWebSocket {
  /** What the link asked for, in order. */
  readonly requests: { readonly type: string; readonly data: unknown }[] = [];
  readonly asked: { url?: string | undefined; password?: string | undefined } = {};
  answer: Answer = answers;
  disconnected = false;
  private settle: { resolve(hello: never): void; reject(error: Error): void } | undefined;

  override connect(url?: string, password?: string): ReturnType<OBSWebSocket['connect']> {
    Object.assign(this.asked, { url, password });
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
    });
  }

  override call(type: keyof OBSRequestTypes, data?: unknown): Promise<never> {
    this.requests.push({ type, data });
    return Promise.resolve().then(() => this.answer(type, data) as never);
  }

  override disconnect(): Promise<void> {
    this.disconnected = true;
    return silence(); // as one that hangs in its closing handshake
  }

  /** The server is there and takes the password. */
  accept(): void {
    this.emit('ConnectionOpened');
    this.settle?.resolve({} as never);
  }

  /** The server is there and ends the session with this close code. */
  refuse(code: number): void {
    this.emit('ConnectionOpened');
    this.close(code);
    this.settle?.reject(new OBSWebSocketError(code, 'no'));
  }

  /** Nobody is there. */
  fail(): void {
    this.settle?.reject(new OBSWebSocketError(-1, 'ECONNREFUSED'));
  }

  /** The connection ends. */
  close(code: number): void {
    this.emit('ConnectionClosed', new OBSWebSocketError(code, ''));
  }

  /** OBS tells its clients. */
  tell(event: string, data?: unknown): void {
    this.emit(event as 'CustomEvent', data as never);
  }
}
