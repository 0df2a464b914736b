/** The props of every kind of channel; `add` creates one. */
export interface ChannelProps {
  add: (channel: object) => Promise<void>;
}
