// Route /register.
import { AccountScreen } from './AccountScreen';

export default function Register() {
  return <AccountScreen tab="register" />;
}
