export const infoTopics = ["terms", "privacy", "delivery", "sizes", "accessibility"] as const;

export type InfoTopic = (typeof infoTopics)[number];

export function isInfoTopic(value: unknown): value is InfoTopic {
  return infoTopics.includes(value as InfoTopic);
}
