// What the server answers about artwork, adventures, review, donations and this installation.

export type Review = 'waiting' | 'approved' | 'reported' | 'hidden';
export type Decision = 'approve' | 'hide';

export type Upload = {
  id: string;
  title: string;
  imageUrl: string;
  thumbUrl: string;
  description?: string | null;
  tags: string[];
  isFeatured: boolean;
  featuredAt?: string | null;
  likes: number;
  createdAt: string;
  isLiked: boolean;
  isOwn: boolean;
  /** This and what follows: for its owner alone. */
  childName?: string | null;
  childAge?: number | null;
  isPublic?: boolean | null;
  review?: Review | null;
};
export type OneUpload = { upload: Upload };
export type SomeUploads = { uploads: Upload[]; next?: string | null };

export type ForReview = {
  upload: Upload;
  memberId: string;
  reports: { reason?: string | null; createdAt: string }[];
};
export type SomeForReview = { uploads: ForReview[]; next?: string | null };

export type Adventure = {
  id: string;
  imageUrl: string;
  svgUrl: string;
  character: Record<string, never>;
  theme: string;
  setting: string;
  challenge: string;
  customIdeas?: string | null;
  coloringStyle?: string | null;
  createdAt: string;
  completionPercentage: number;
};
export type SomeAdventures = { adventures: Adventure[]; next?: string | null };

export type SignedOutElsewhere = { sessions: number };
export type Checkout = { checkoutUrl: string };

export type Site = {
  /** Whether donations are taken. */
  donations: boolean;
  /** Whether an operator looks at what is offered before others see it. */
  review: boolean;
  contact: { name?: string | null; email?: string | null; blog?: string | null };
};
