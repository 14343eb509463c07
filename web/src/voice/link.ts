// One link between two people: a plain RTCPeerConnection by the pattern of perfect negotiation.
// Either side may offer at any time; when both do at once, the impolite one's offer stands.

export type Kind = 'hello' | 'offer' | 'answer' | 'candidates' | 'bye';

export interface Wishes {
  relayed: boolean;
  polite: boolean;
  send: (kind: Kind, text: string) => void;
  onChange: () => void;
  onLost: () => void; // no way was found any more
}

// What all links of a page share.
interface Own {
  track: MediaStreamTrack | null; // null: he only listens
  ice: () => RTCIceServer[]; // as they are now: passes for the relay end
}

const GATHER_MS = 60; // candidates that come so close together travel together
const RESTARTS = 3;
const FIRST_PATIENCE_MS = 40_000; // for an answer and a first way, on a slow device too
const PATIENCE_MS = 15_000; // for a way that is looked for anew

export class Link {
  private readonly pc: RTCPeerConnection;
  private readonly player = new Audio();
  private offering = false;
  private ignoring = false;
  private gathered: string[] = [];
  private work = Promise.resolve();
  private restarts = 0;
  private patience: ReturnType<typeof setTimeout>;

  constructor(private readonly wishes: Wishes, private readonly own: Own) {
    this.patience = setTimeout(wishes.onLost, FIRST_PATIENCE_MS);
    this.pc = new RTCPeerConnection(this.ways());
    this.pc.onicecandidate = ({ candidate }) => this.gather(candidate?.candidate);
    this.pc.onconnectionstatechange = () => this.changed();
    this.pc.ontrack = ({ track }) => {
      this.player.srcObject = new MediaStream([track]);
      void this.player.play().catch(() => undefined); // allowed once the page was touched
    };
  }

  // The first offer; later ones come by themselves.
  begin(): void {
    this.offersByItself();
    this.addVoice();
  }

  take(kind: Kind, text: string): void {
    this.work = this.work.then(() => this.follow(kind, text)).catch(() => undefined);
  }

  close(): void {
    clearTimeout(this.patience);
    this.pc.onconnectionstatechange = this.pc.onicecandidate = this.pc.onnegotiationneeded = null;
    this.pc.ontrack = null;
    this.pc.close();
    this.player.srcObject = null;
  }

  get connected(): boolean {
    return this.pc.connectionState === 'connected';
  }

  // How loud the other one is, 0 to 1.
  level(): number {
    const [receiver] = this.pc.getReceivers();
    const [source] = receiver?.getSynchronizationSources() ?? [];
    return source && performance.timeOrigin + performance.now() - source.timestamp < 1000
      ? source.audioLevel ?? 0 : 0;
  }

  private ways(): RTCConfiguration {
    return { iceServers: this.own.ice(),
      iceTransportPolicy: this.wishes.relayed ? 'relay' : 'all' };
  }

  private offersByItself(): void {
    this.pc.onnegotiationneeded = () => void this.offer().catch(() => undefined);
  }

  private addVoice(): void {
    const { track } = this.own;
    const voice = this.pc.addTransceiver(track ?? 'audio',
      { direction: track ? 'sendrecv' : 'recvonly' });
    onlyOpus(voice);
  }

  private async offer(): Promise<void> {
    this.offering = true;
    try {
      await this.pc.setLocalDescription();
      this.describe();
    } finally {
      this.offering = false;
    }
  }

  private async follow(kind: Kind, text: string): Promise<void> {
    if (kind === 'candidates') return this.addCandidates(text);
    if (kind !== 'offer' && kind !== 'answer') return undefined;
    const clash = kind === 'offer' && (this.offering || this.pc.signalingState !== 'stable');
    this.ignoring = !this.wishes.polite && clash;
    if (this.ignoring) return undefined;
    await this.pc.setRemoteDescription({ type: kind, sdp: text });
    if (kind === 'offer') await this.answer();
    return undefined;
  }

  private async answer(): Promise<void> {
    const [voice] = this.pc.getTransceivers();
    const { track } = this.own;
    if (voice && track && voice.sender.track !== track) {
      await voice.sender.replaceTrack(track);
      voice.direction = 'sendrecv';
    }
    this.offersByItself();
    await this.pc.setLocalDescription();
    this.describe();
  }

  private async addCandidates(text: string): Promise<void> {
    for (const candidate of text.split('\n')) {
      await this.pc.addIceCandidate({ candidate, sdpMLineIndex: 0 }).catch((e: unknown) => {
        if (!this.ignoring) throw e;
      });
    }
  }

  private describe(): void {
    const { type, sdp } = this.pc.localDescription!;
    this.wishes.send(type as Kind, withoutCandidates(sdp));
  }

  private gather(candidate: string | undefined): void {
    if (!candidate || (this.wishes.relayed && !isRelay(candidate))) return;
    this.gathered.push(this.wishes.relayed ? withoutOrigin(candidate) : candidate);
    if (this.gathered.length > 1) return;
    setTimeout(() => {
      const text = this.gathered.join('\n');
      this.gathered = [];
      if (this.pc.signalingState !== 'closed') this.wishes.send('candidates', text);
    }, GATHER_MS);
  }

  private changed(): void {
    if (this.connected) {
      clearTimeout(this.patience);
      this.restarts = 0;
    }
    if (this.pc.connectionState === 'failed') this.lookAnew();
    this.wishes.onChange();
  }

  // A link that broke looks for another way, with a pass that is valid now.
  private lookAnew(): void {
    clearTimeout(this.patience);
    if (this.restarts++ === RESTARTS) return this.wishes.onLost();
    this.pc.setConfiguration(this.ways());
    this.pc.restartIce();
    this.patience = setTimeout(this.wishes.onLost, PATIENCE_MS);
  }
}

const isRelay = (candidate: string): boolean => candidate.split(' ')[7] === 'relay';

// Some browsers tell with a relay's candidate from where they have reached it.
export const withoutOrigin = (candidate: string): string =>
  candidate.replace(/ raddr \S+ rport \d+/, ' raddr 0.0.0.0 rport 0');

export const withoutCandidates = (sdp: string): string =>
  sdp.replace(/^a=(candidate:.*|end-of-candidates)\r\n/gm, '');

// One codec, which every browser has: descriptions stay short.
function onlyOpus(voice: RTCRtpTransceiver): void {
  const opus = RTCRtpReceiver.getCapabilities?.('audio')?.codecs
    .filter((c) => c.mimeType === 'audio/opus');
  if (opus?.length) voice.setCodecPreferences?.(opus);
}
