// Route /login.
import { AccountScreen } from './AccountScreen';

export default function Login() {
  return <AccountScreen tab="login" />;
}
